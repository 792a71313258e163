/** The icon of the page carries the diamond of "your turn", as the title does. */
const usual = "/icon.svg";
const asked = "/icon-turn.svg";

export function showTurn(due: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = due ? asked : usual;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}

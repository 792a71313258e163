// Sets the theme before the first paint, so that no light page flashes up for readers of the dark one.
// It is loaded as a classic script in the head: modules run only after the page could be painted.
(() => {
  let theme;
  try {
    theme = JSON.parse(localStorage.getItem("regalia.wishes") ?? "{}").theme;
  } catch {
    // A device that remembers nothing has the theme of its system.
  }
  if (theme !== "light" && theme !== "dark")
    theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = theme;
  document.documentElement.style.colorScheme = theme; // until the stylesheet is there
})();

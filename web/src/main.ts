import { mount } from "svelte";

import App from "./App.svelte";
import "./kit/index.css";
import emblems from "./kit/emblems.svg?raw";
import { laySprite } from "./kit/sprite";
import { watchForNewVersion } from "./new_version";

watchForNewVersion();
laySprite(emblems);
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener(
    "load",
    () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined),
  );
}
mount(App, { target: document.getElementById("app")! });

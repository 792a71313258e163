import { mount } from "svelte";

import App from "./App.svelte";
import "./kit/index.css";
import { layEmblems } from "./kit/sprite";

layEmblems();
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener(
    "load",
    () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined),
  );
}
mount(App, { target: document.getElementById("app")! });

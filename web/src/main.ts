import { mount } from "svelte";

import App from "./App.svelte";
import "./kit/index.css";
import { layEmblems } from "./kit/sprite";

layEmblems();
mount(App, { target: document.getElementById("app")! });

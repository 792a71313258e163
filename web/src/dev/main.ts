import { mount } from "svelte";

import "../kit/index.css";
import { layEmblems } from "../kit/sprite";
import Dev from "./Dev.svelte";

layEmblems();
mount(Dev, { target: document.getElementById("app")! });

import { mount } from "svelte";

import "../kit/index.css";
import emblems from "../kit/emblems.svg?raw";
import { layEmblems } from "../kit/sprite";
import Dev from "./Dev.svelte";

layEmblems(emblems);
mount(Dev, { target: document.getElementById("app")! });

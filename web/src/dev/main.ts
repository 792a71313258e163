import { mount } from "svelte";

import "../kit/index.css";
import emblems from "../kit/emblems.svg?raw";
import { laySprite } from "../kit/sprite";
import Dev from "./Dev.svelte";

laySprite(emblems);
mount(Dev, { target: document.getElementById("app")! });

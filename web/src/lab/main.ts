import { mount } from "svelte";
import "../kit/index.css";
import { layEmblems } from "../kit/sprite";
import Lab from "./Lab.svelte";
layEmblems();
mount(Lab, { target: document.getElementById("app")! });

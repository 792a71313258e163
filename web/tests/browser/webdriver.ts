/** Drives Firefox and WebKit by the commands of the W3C WebDriver standard, as far as the smoke tests need them. */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const START_TIMEOUT_MS = 90_000;
const CLICK_TIMEOUT_MS = 15_000;
const ELEMENT_KEY = "element-6066-11e4-a52e-4f735466cecf"; // by which the standard marks an element

/** A command: its name in Firefox's protocol, its method and path in that of the standard. */
type Command = readonly [name: string, method: string, path: string];

const NAVIGATE = ["WebDriver:Navigate", "POST", "url"] as const;
const REFRESH = ["WebDriver:Refresh", "POST", "refresh"] as const;
const EXECUTE = ["WebDriver:ExecuteScript", "POST", "execute/sync"] as const;
const SCREENSHOT = ["WebDriver:TakeScreenshot", "GET", "screenshot"] as const;

const isInstalled = (program: string): boolean => {
  try {
    execFileSync("sh", ["-c", `command -v ${program}`]);
    return true;
  } catch {
    return false;
  }
};

async function waitFor<Found>(what: string, look: () => Found | Promise<Found>): Promise<Found> {
  const limit = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < limit) {
    const found = await look();
    if (found) return found;
    await new Promise((go) => setTimeout(go, 50));
  }
  throw new Error(`${what} did not start within ${START_TIMEOUT_MS / 1000} s`);
}

/** A window of a browser that is not Chromium. */
export abstract class Driver {
  abstract open(): Promise<void>;
  abstract close(): Promise<void>;
  protected abstract send<Value>(command: Command, body?: object): Promise<Value>;
  protected abstract clickElement(id: string): Promise<void>;

  navigate = (url: string): Promise<void> => this.send(NAVIGATE, { url });
  reload = (): Promise<void> => this.send(REFRESH);
  screenshot = (): Promise<string> => this.send(SCREENSHOT);

  /** Runs a function of one JSON argument in the page. */
  evaluate<Value, Given = undefined>(
    run: (given: Given) => Value,
    given?: Given,
  ): Promise<Awaited<Value>> {
    return this.send(EXECUTE, { script: `return (${run})(arguments[0])`, args: [given ?? null] });
  }

  /** Clicks the middle of an element as a mouse does; fails where another element stays above it. */
  async click(selector: string): Promise<void> {
    const limit = Date.now() + CLICK_TIMEOUT_MS;
    const script = "return document.querySelector(arguments[0])";
    for (;;) {
      const found: Record<string, string> | null = await this.send(EXECUTE, {
        script,
        args: [selector],
      });
      if (!found) throw new Error(`nothing to click: ${selector}`);
      try {
        return await this.clickElement(found[ELEMENT_KEY]!);
      } catch (error) {
        const isInMotion = /click intercepted|stale element/.test(String(error));
        if (!isInMotion || Date.now() > limit) throw error;
      }
    }
  }
}

/** The preferences of a profile that talks to nobody but the tests' server. */
const FIREFOX_PREFERENCES = {
  "marionette.port": 0,
  "datareporting.policy.dataSubmissionEnabled": false,
  "toolkit.telemetry.server": "",
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.page": 0,
  "intl.accept_languages": "en",
  "network.proxy.type": 1,
  "network.proxy.http": "127.0.0.1",
  "network.proxy.http_port": 9,
  "network.proxy.ssl": "127.0.0.1",
  "network.proxy.ssl_port": 9,
  "network.proxy.no_proxies_on": "127.0.0.1",
};

/** Firefox by Marionette, its own protocol beneath WebDriver: JSON with its length before it, over TCP. */
export class Firefox extends Driver {
  static readonly isInstalled = isInstalled("firefox-esr") || isInstalled("firefox");
  private readonly profile = mkdtempSync(join(tmpdir(), "regalia-firefox-"));
  private process!: ChildProcess;
  private socket: Socket | undefined;
  private received = Buffer.alloc(0);
  private lastId = 0;
  private readonly waiting = new Map<number, (answer: [object | null, unknown]) => void>();

  async open(): Promise<void> {
    const lines = Object.entries(FIREFOX_PREFERENCES).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    writeFileSync(join(this.profile, "user.js"), lines.join("\n"));
    const program = isInstalled("firefox-esr") ? "firefox-esr" : "firefox";
    const size = ["--width", "1280", "--height", "900"];
    const words = ["--headless", "--marionette", "--no-remote", "--profile", this.profile, ...size];
    this.process = spawn(program, words, { stdio: "ignore" });
    const file = join(this.profile, "MarionetteActivePort");
    const port = await waitFor("Firefox", () =>
      existsSync(file) ? Number(readFileSync(file, "utf8")) : 0,
    );
    const socket = (this.socket = connect(port, "127.0.0.1"));
    socket.on("data", (bytes: Buffer) => this.receive(bytes));
    await new Promise((done) => socket.once("data", done)); // the greeting
    await this.request("WebDriver:NewSession", { capabilities: {} });
    await this.request("WebDriver:SetWindowRect", { width: 1280, height: 900 });
  }

  async close(): Promise<void> {
    const ended = new Promise((done) => this.process.once("exit", done));
    this.socket?.destroy();
    this.process.kill();
    await ended;
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  private receive(bytes: Buffer): void {
    this.received = Buffer.concat([this.received, bytes]);
    for (;;) {
      const colon = this.received.indexOf(":");
      const end = colon + 1 + Number(this.received.subarray(0, colon));
      if (colon < 0 || this.received.length < end) return;
      const message = JSON.parse(this.received.subarray(colon + 1, end).toString());
      this.received = this.received.subarray(end);
      if (!Array.isArray(message)) continue; // the greeting
      const [, id, error, result] = message;
      this.waiting.get(id)?.([error, result]);
      this.waiting.delete(id);
    }
  }

  private async request(name: string, parameters: object = {}): Promise<any> {
    const id = ++this.lastId;
    const text = JSON.stringify([0, id, name, parameters]);
    const answered = new Promise<[object | null, unknown]>((done) => this.waiting.set(id, done));
    this.socket!.write(`${Buffer.byteLength(text)}:${text}`);
    const [error, result] = await answered;
    if (error) throw new Error(`${name}: ${JSON.stringify(error)}`);
    return result;
  }

  protected async send<Value>([name]: Command, body: object = {}): Promise<Value> {
    return (await this.request(name, body)).value as Value;
  }

  protected async clickElement(id: string): Promise<void> {
    await this.request("WebDriver:ElementClick", { id });
  }
}

/** WebKit by its driver, which speaks the standard over HTTP; its window needs a display of X. */
export class WebKit extends Driver {
  static readonly isInstalled = isInstalled("WebKitWebDriver") && isInstalled("Xvfb");
  private display!: ChildProcess;
  private driver: ChildProcess | undefined;
  private address = "";
  private session = "";

  constructor(private readonly port: number) {
    super();
  }

  async open(): Promise<void> {
    const screen = ["-screen", "0", "1280x1000x24", "-nolisten", "tcp", "-displayfd", "3"];
    this.display = spawn("Xvfb", screen, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
    const number = await new Promise<string>((found, failed) => {
      this.display.once("error", failed);
      this.display.stdio[3]!.once("data", (bytes: Buffer) => found(bytes.toString().trim()));
    });
    const home = mkdtempSync(join(tmpdir(), "regalia-webkit-"));
    const env = { ...process.env, DISPLAY: `:${number}`, GDK_BACKEND: "x11", HOME: home };
    this.driver = spawn("WebKitWebDriver", [`--port=${this.port}`], { stdio: "ignore", env });
    this.driver.once("exit", () => rmSync(home, { recursive: true, force: true }));
    this.address = `http://127.0.0.1:${this.port}`;
    await waitFor("WebKitWebDriver", () => fetch(`${this.address}/status`).catch(() => null));
    const { sessionId } = await this.request<{ sessionId: string }>("POST", "/session", {
      capabilities: {},
    });
    this.session = `/session/${sessionId}`;
    await this.request("POST", `${this.session}/window/rect`, { width: 1280, height: 900 });
  }

  async close(): Promise<void> {
    if (this.session) await this.request("DELETE", this.session).catch(() => undefined);
    this.driver?.kill();
    this.display.kill();
  }

  private async request<Value>(method: string, path: string, body?: object): Promise<Value> {
    const answer = await fetch(this.address + path, {
      method,
      ...(method === "POST" ? { body: JSON.stringify(body ?? {}) } : {}),
    });
    const { value } = (await answer.json()) as { value: any };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value?.error} ${value?.message}`);
    return value;
  }

  protected send<Value>([, method, path]: Command, body?: object): Promise<Value> {
    return this.request(method, `${this.session}/${path}`, body);
  }

  protected async clickElement(id: string): Promise<void> {
    await this.request("POST", `${this.session}/element/${id}/click`);
  }
}

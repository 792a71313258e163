/** What is left to do when the pages are built: pack them small, and list them for use offline. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const PACKED = /\.(js|css|html|svg|webmanifest)$/;
const OFFLINE = /^assets\/.*\.(js|css)$|latin-wght.*\.woff2$/;

export function finish(): Plugin {
  let out = "";
  return {
    name: "finish",
    apply: "build",
    configResolved(config) {
      out = config.build.outDir;
    },
    closeBundle() {
      const folder = resolve(import.meta.dirname, "..", out);
      const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
      const offlineFiles = files.filter((name) => OFFLINE.test(name)).map((name) => `/${name}`);
      const version = createHash("sha256").update(offlineFiles.join()).digest("hex").slice(0, 12);
      const worker = readFileSync(join(import.meta.dirname, "worker.js"), "utf8");
      const list = JSON.stringify(["/", ...offlineFiles]);
      writeFileSync(
        join(folder, "sw.js"),
        worker.replace('"VERSION"', JSON.stringify(version)).replace('["FILES"]', list),
      );
      for (const name of [...files, "sw.js"].filter((one) => PACKED.test(one))) {
        const file = join(folder, name);
        writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
      }
    },
  };
}

import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { findMissingPlatformPackage } from "../../tools/dev/install.mjs";
import { freePorts, newStateFolder, removeStateFolders, spawnSite } from "./site-process.ts";

let taken: Server | undefined;

afterEach(() => new Promise((resolve) => (taken ? taken.close(resolve) : resolve(null))));
afterAll(removeStateFolders);

/** Starts the site in surroundings in which it cannot run, and returns its one sentence. */
async function refusal(env: Record<string, string>, port?: number): Promise<string> {
  const site = spawnSite({ stateFolder: newStateFolder(), port: port ?? (await freePorts()), env });
  expect(await site.ended).toBe(1);
  const [sentence = "", ...more] = site.output().split("\n✗ ").slice(1);
  expect(more).toEqual([]);
  // no stack trace
  expect(site.output()).not.toMatch(/\n\s+at /);
  return sentence.trim();
}

/** Node code that runs in every process before the program's own. */
const preload = (code: string) => ({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` });

function take(port: number, host: string): Promise<void> {
  taken = createServer();
  return new Promise((resolve) => taken?.listen(port, host, resolve));
}

describe("one clear sentence, and code 1, for", () => {
  it.each(["127.0.0.1", "::1", "0.0.0.0"])("a taken port of the site, on %s", async (host) => {
    const port = await freePorts();
    await take(port, host);
    expect(await refusal({}, port)).toBe(
      `Port ${port} is taken: stop what uses it, or choose another with PORT=<port>.`,
    );
  });

  it.each([1, 2])("a taken port of the node (the site's and %d)", async (distance) => {
    const port = await freePorts();
    await take(port + distance, "127.0.0.1");
    expect(await refusal({}, port)).toBe(
      `Port ${port + distance} is taken: stop what uses it, or choose another with SOLANA_PORT=<port>.`,
    );
  });

  it("a Node that is too old", async () => {
    const env = preload(
      'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.4" } })',
    );
    expect(await refusal(env)).toBe("Node 18.20.4 is too old: install Node 20 or newer.");
  });

  it("a machine for which there is no Solana node", async () => {
    const env = preload(
      'import { registerHooks } from "node:module"; registerHooks({ resolve(name, context, next) { if (name.startsWith("@solana/surfpool")) throw new Error("not installed"); return next(name, context); } })',
    );
    expect(await refusal(env)).toBe(
      `No Solana node for ${process.platform} ${process.arch}: install surfpool or solana-test-validator, or set SOLANA_RPC_URL.`,
    );
  });

  it("a Solana node that does not answer", async () => {
    expect(await refusal({ SOLANA_RPC_URL: "http://127.0.0.1:9" })).toBe(
      "No Solana node answers at http://127.0.0.1:9: start it, or unset SOLANA_RPC_URL.",
    );
  });
});

it("names the package that has no version for this machine", () => {
  const modules = mkdtempSync(path.join(tmpdir(), "punkvism-modules-"));
  expect(findMissingPlatformPackage(modules)).toBe("@cloudflare/workerd-*");
  mkdirSync(path.join(modules, "@cloudflare", "workerd-darwin-arm64"), { recursive: true });
  mkdirSync(path.join(modules, "@rolldown", "plugin-babel"), { recursive: true });
  expect(findMissingPlatformPackage(modules)).toBe("@rolldown/binding-*");
  mkdirSync(path.join(modules, "@rolldown", "binding-darwin-arm64"));
  expect(findMissingPlatformPackage(modules)).toBeNull();
  rmSync(modules, { recursive: true });
});

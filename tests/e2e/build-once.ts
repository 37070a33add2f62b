import { spawnSync } from "node:child_process";

/** Builds the site before the first browser test. REUSE_BUILD=1 uses the existing build. */
export default function buildOnce(): void {
  if (process.env.REUSE_BUILD) return;
  // the test runner sets NODE_ENV to "test", with which React would be built for development
  const env = { ...process.env, NODE_ENV: "production" };
  const { status, stdout, stderr } = spawnSync("npx", ["react-router", "build"], { encoding: "utf8", env });
  if (status !== 0) throw new Error(`react-router build failed:\n${stdout}\n${stderr}`);
}

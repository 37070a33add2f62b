import { spawn } from "node:child_process";
import { strikeCron } from "./cron.ts";
import { atEnd, endAfterError, endWhenAsked } from "./ending.ts";
import { readStackOptions, startLocalStack } from "./local-stack.ts";
import { SetupError, stepPrinter } from "./progress.ts";
import { openBuiltWorker } from "./worker.ts";

/** `npm run preview`: the production build in workerd, on the local chain and D1. */
async function servePreview(): Promise<void> {
  endWhenAsked();
  const options = readStackOptions(4173);
  const step = stepPrinter();
  const { chain, kaia } = await startLocalStack(options);
  await step("production build", build);
  const worker = await step("site", () =>
    openBuiltWorker({
      port: options.port,
      stateFolder: options.stateFolder,
      rpcUrl: chain.rpcUrl,
      evmRpcUrl: kaia?.rpcUrl,
    }),
  );
  atEnd(worker.stop);
  atEnd(strikeCron(worker.url));
  console.log(`
  Open  ${worker.url}

  A production build has no development wallet: connect Phantom or Solflare, set to the node ${chain.rpcUrl}.
  State ${options.stateFolder}   stop with Ctrl-C
`);
}

async function build(): Promise<void> {
  const env = { ...process.env, NODE_ENV: "production" };
  const child = spawn("npx", ["react-router", "build"], { stdio: ["ignore", "pipe", "pipe"], env });
  atEnd(() => void child.kill());
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
  const code = await new Promise((resolve, reject) => child.on("error", reject).on("close", resolve));
  if (code === 0) return;
  console.error(Buffer.concat(chunks).toString());
  throw new SetupError("The build failed: read its message above.");
}

servePreview().catch(endAfterError);

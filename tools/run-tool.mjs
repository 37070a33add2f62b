import { spawnSync } from "node:child_process";

/**
 * Runs the tool that the first argument names, with the others, and ends as it ends. Without a name that it knows it prints
 * what there is and ends with 1.
 * @param {string} script the npm script that runs this
 * @param {Record<string, { command: string[], what: string }>} tools
 */
export function runTool(script, tools) {
  const [name = "", ...args] = process.argv.slice(2);
  const tool = Object.hasOwn(tools, name) ? tools[name] : null;
  if (!tool) {
    console.error(
      `npm run ${script} -- <name>\n\n${Object.values(tools)
        .map(({ what }) => `  ${what}`)
        .join("\n")}`,
    );
    process.exit(1);
  }
  const [program = "", ...own] = tool.command;
  const { status, error } = spawnSync(program, [...own, ...args], { stdio: "inherit" });
  if (error) throw error;
  process.exit(status ?? 1);
}

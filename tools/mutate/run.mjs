#!/usr/bin/env node
import { ensureInstalled, runWithOwnNode } from "../dev/install.mjs";

ensureInstalled();
runWithOwnNode("tools/mutate/mutate.ts", process.argv.slice(2));

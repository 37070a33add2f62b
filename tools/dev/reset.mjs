#!/usr/bin/env node
import { ensureInstalled, runWithOwnNode } from "./install.mjs";

ensureInstalled();
runWithOwnNode("tools/dev/reset-state.ts");

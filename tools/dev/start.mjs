#!/usr/bin/env node
import { ensureInstalled, runWithOwnNode } from "./install.mjs";

ensureInstalled();
runWithOwnNode("tools/dev/serve-development.ts");

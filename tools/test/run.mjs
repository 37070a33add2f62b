#!/usr/bin/env node
import { ensureInstalled, runWithOwnNode } from "../dev/install.mjs";

ensureInstalled();
runWithOwnNode("tools/test/run-sections.ts");

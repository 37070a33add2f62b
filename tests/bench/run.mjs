#!/usr/bin/env node
import { ensureInstalled, runWithOwnNode } from "../../tools/dev/install.mjs";

ensureInstalled();
runWithOwnNode("tests/bench/run-benches.ts");

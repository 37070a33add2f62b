#!/usr/bin/env node
import { ensureInstalled, runWithOwnNode } from "../dev/install.mjs";

ensureInstalled();
runWithOwnNode("tools/gallery/make.ts");

#!/usr/bin/env node
// Draws the pictures of shared links into a folder to look at: npm run make -- share [folder]. A build draws its own.
import { makeSharePictures } from "./make.mjs";

const folder = process.argv[2] ?? ".local/share";
const begun = performance.now();
const { count, drawn } = await makeSharePictures(folder);
console.log(`${folder}: ${count} pictures, ${drawn} drawn, ${((performance.now() - begun) / 1000).toFixed(1)} s`);

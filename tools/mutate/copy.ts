import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { compilePrograms } from "../../programs/toolchain/compile.mjs";
import { PROGRAM_NAMES } from "../../programs-client/programs.ts";
import type { Mutation } from "./mutation.ts";

/** The project's own files in a folder of their own, with what is installed linked to. */
export interface Copy {
  root: string;
  /** where `buildPrograms` puts binaries; at first the committed ones */
  programs: string;
  /** Builds the program that a source file is part of, or all where it is shared. Throws where it does not compile. */
  buildProgramsOf(file: string): void;
  remove(): void;
}

/** A copy of the files that git knows or would take, as they are now. */
export function copyProject(root: string): Copy {
  const folder = mkdtempSync(path.join(tmpdir(), "mutate-"));
  const copied = path.join(folder, "project");
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root });
  const files = listed
    .toString()
    .split("\0")
    .filter((file) => file && existsSync(path.join(root, file)));
  for (const file of files) {
    cpSync(path.join(root, file), path.join(copied, file), { recursive: true, force: true });
  }
  symlinkSync(path.join(root, "node_modules"), path.join(copied, "node_modules"));
  const programs = path.join(folder, "binaries");
  cpSync(path.join(copied, "programs-client/binaries"), programs, { recursive: true });
  const workspace = path.join(copied, "programs");
  const target = path.join(folder, "target");
  return {
    root: copied,
    programs,
    buildProgramsOf(file) {
      const own = PROGRAM_NAMES.filter((name) => file.startsWith(`programs/${name}/`));
      compilePrograms({ workspace, target, out: programs, crates: own.length > 0 ? own : PROGRAM_NAMES });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Puts the fault in. The function that comes back takes it out again, binaries included. */
export function apply(copy: Copy, { file, before, after }: Mutation): () => void {
  const place = path.join(copy.root, file);
  const sound = readFileSync(place, "utf8");
  writeFileSync(place, sound.split(before).join(after));
  return () => {
    writeFileSync(place, sound);
    cpSync(path.join(copy.root, "programs-client/binaries"), copy.programs, { recursive: true });
  };
}

import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { compilePrograms } from "../../programs/toolchain/compile.mjs";
import { PROGRAM_NAMES } from "../../programs-client/programs.ts";
import type { Mutation } from "./mutation.ts";

/** The project's own files in a folder of their own, linked to the installed packages. */
export interface Copy {
  root: string;
  /** where `buildPrograms` puts binaries; at first it has the committed ones */
  programs: string;
  /** Builds the program to which a source file belongs, or all of them for a shared file. Throws if it does not compile. */
  buildProgramsOf(file: string): void;
  /** Compiles the contracts into the copy's own artefacts. Throws if they do not compile. */
  buildContracts(): void;
  /** Puts the committed artefacts of programs and contracts back. */
  restoreArtefacts(): void;
  remove(): void;
}

/** A copy of the files, in their current state, that git knows or would add. */
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
  const artefacts = path.join(folder, "artifacts");
  cpSync(path.join(copied, "contracts/artifacts"), artefacts, { recursive: true });
  const workspace = path.join(copied, "programs");
  const target = path.join(folder, "target");
  return {
    root: copied,
    programs,
    buildProgramsOf(file) {
      const own = PROGRAM_NAMES.filter((name) => file.startsWith(`programs/${name}/`));
      compilePrograms({ workspace, target, out: programs, crates: own.length > 0 ? own : PROGRAM_NAMES });
    },
    buildContracts() {
      execFileSync(process.execPath, ["contracts/build.ts"], { cwd: copied, stdio: ["ignore", "ignore", "pipe"] });
    },
    restoreArtefacts() {
      cpSync(path.join(copied, "programs-client/binaries"), programs, { recursive: true });
      cpSync(artefacts, path.join(copied, "contracts/artifacts"), { recursive: true });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Applies the fault. The returned function removes it again, and what was built with it. */
export function apply(copy: Copy, { file, before, after }: Mutation): () => void {
  const place = path.join(copy.root, file);
  const sound = readFileSync(place, "utf8");
  writeFileSync(place, sound.split(before).join(after));
  return () => {
    writeFileSync(place, sound);
    copy.restoreArtefacts();
  };
}

import { existsSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

// Node reads TypeScript, but looks for "./weapons" and not for "./weapons.ts" as the bundler does
registerHooks({
  resolve(specifier, context, next) {
    const file = new URL(`${specifier}.ts`, context.parentURL);
    if (specifier.startsWith(".") && existsSync(fileURLToPath(file))) return next(file.href, context);
    return next(specifier, context);
  },
});

/** What a module of app/content says in a language: `readContent("en", "weapons")` has `weapons`. */
export function readContent(language, name) {
  return import(new URL(`../../app/content/${language}/${name}.ts`, import.meta.url).href);
}

export const { LOCALES } = await import("../../app/locales/locales.ts");

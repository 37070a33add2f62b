import { defineConfig } from "drizzle-kit";

// nothing is deployed yet: a change of the tables makes the first migration anew (`npm run db:first`)
export default defineConfig({
  dialect: "sqlite",
  driver: "d1-http",
  schema: "./db/schema/*.ts",
  out: "./db/migrations",
});

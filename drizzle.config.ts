import { defineConfig } from "drizzle-kit";

// a change of the tables is one more migration: `npm run make -- migrations`
export default defineConfig({
  dialect: "sqlite",
  driver: "d1-http",
  schema: "./db/schema/*.ts",
  out: "./db/migrations",
});

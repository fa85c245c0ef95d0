import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate` writes the next migration from the schema; `--custom` an empty one for what the schema cannot say. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/*.ts',
  out: './src/db/migrations',
});

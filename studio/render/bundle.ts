import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ENTRY = fileURLToPath(new URL('../page/main.ts', import.meta.url));

/** The studio's page as one script for the browser. */
export async function bundlePage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, minify: false, lib: { entry: ENTRY, formats: ['iife'], name: 'studioPage' } },
  });
  const outputs = Array.isArray(built) ? built.flatMap(({ output }) => output) : 'output' in built ? built.output : [];
  const script = outputs.find((output) => output.type === 'chunk');
  if (!script) throw new Error(`Bundling ${ENTRY} gave no script.`);
  return script.code;
}

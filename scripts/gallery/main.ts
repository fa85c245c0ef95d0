import { readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { asError } from './as-error.ts';

/**
 * Serves every component and page state of every look, with the samples of the contract tests: `npm run gallery`, for
 * developers alone. It is not part of the product. PORT sets the port (4400 by default). Pages are rendered for each
 * request, so an edit shows on the next one.
 */
const root = join(import.meta.dirname, '..', '..');
const port = Number(process.env.PORT ?? 4400);

const vite = await createServer({
  configFile: false,
  root,
  appType: 'custom',
  logLevel: 'warn',
  server: { middlewareMode: true, hmr: false, ws: false },
  ssr: { external: ['sharp'] },
});

const server = createHttpServer((request, response) => {
  vite.middlewares(request, response, async () => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    try {
      // First, as the samples ask for features as soon as they are imported; after an edit both are loaded anew.
      const { registerFeatures } = await vite.ssrLoadModule('/src/app/features.ts');
      registerFeatures();
      const { answer } = await vite.ssrLoadModule('/scripts/gallery/answer.tsx');
      const { status, type, body } = await answer(url);
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
    } catch (error) {
      vite.ssrFixStacktrace(asError(error));
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(asError(error).stack);
    }
  });
});

server.listen(port, () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  console.log(`Gallery of Forecourt ${version}: http://localhost:${port}`);
});

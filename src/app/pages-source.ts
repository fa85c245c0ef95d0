import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sirv from 'sirv';
import type { RequestContext } from '../kernel/request/context.ts';
import type { Middleware } from './http/media.ts';
import { refusePlainly } from './http/responses/refuse.ts';

/** The source of pages and built files. */
export interface Pages {
  answer: (request: Request, context: RequestContext) => Promise<Response>;
  assets: Middleware;
  /**
   * Built pages may be cached and get a security policy; those from source change at any time and need Vite's inline
   * scripts.
   */
  isCacheable: boolean;
}

type ServerBundle = Pick<Pages, 'answer'>;

/**
 * The built pages. Files have a digest in their name and never change; each has its compressed version beside it.
 * Throws when there is no build.
 */
export async function loadBuiltPages(root: string): Promise<Pages> {
  const bundle = join(root, 'build', 'server', 'index.js');
  if (!existsSync(bundle)) throw new Error(`The pages are not built (${bundle}): run npm run build`);
  const { answer }: ServerBundle = await import(pathToFileURL(bundle).href);
  const files = sirv(join(root, 'build', 'client'), {
    immutable: true,
    maxAge: 31_536_000,
    etag: true,
    brotli: true,
    gzip: true,
  });
  return {
    answer,
    assets: (req, res, next) => {
      if (!req.url?.startsWith('/assets/')) return next();
      files(req, res, () => refusePlainly(res, 404, 'There is no such file.'));
    },
    isCacheable: true,
  };
}

/** Pages from source, compiled on request, with hot reload over the same port. */
export async function loadDevelopmentPages(root: string, server: Server): Promise<Pages> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server }, allowedHosts: true },
  });
  return {
    answer: async (...given) => (await vite.ssrLoadModule('/src/app/server.ts')).answer(...given),
    assets: vite.middlewares,
    isCacheable: false,
  };
}

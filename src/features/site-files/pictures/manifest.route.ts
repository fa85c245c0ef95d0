import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../../kernel/request/context.ts';
import { buildManifest } from './manifest.ts';

export function loader({ context }: LoaderFunctionArgs): Response {
  const { brand } = context.get(requestContext).settings;
  return new Response(JSON.stringify(buildManifest(brand)), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=86400' },
  });
}

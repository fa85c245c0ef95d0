import { createLoader } from '../../../kernel/request/handlers.ts';
import { buildManifest } from './manifest.ts';

export const loader = createLoader((context) => {
  const { brand } = context.settings;
  return new Response(JSON.stringify(buildManifest(brand)), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=86400' },
  });
});

import { createLoader } from '../../../kernel/request/handlers.ts';
import { buildOutsideDocument, buildOutsidePolicy } from './outside-document.ts';

/**
 * Responds to /cars/{slug}/spin: the iframe in which the site's external service draws a vehicle that has a code for
 * it; else a plain 404.
 */
export const loader = createLoader(async ({ stock, settings }, { params }) => {
  const { scriptUrl } = settings.integrations.spinViewer;
  const car = scriptUrl ? await stock.findCar((params.slug ?? '').toLowerCase()) : undefined;
  if (!scriptUrl || !car?.spin_code) {
    return new Response('There is no such view.\n', {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    });
  }
  return new Response(buildOutsideDocument(car.spin_code, scriptUrl), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': buildOutsidePolicy(scriptUrl),
    },
  });
});

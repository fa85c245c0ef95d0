import { createLoader } from '../../../kernel/request/handlers.ts';
import { buildDeliveryAnswer } from './delivery.ts';

/** GET /api/delivery?postcode=4000 (S7): delivery to a postcode; 404 where the site offers none. */
export const loader = createLoader(({ settings, url }) => {
  if (settings.delivery.show === 'hidden')
    return Response.json({ title: 'This site has no delivery calculator', status: 404 }, { status: 404 });
  return Response.json(buildDeliveryAnswer(url.searchParams.get('postcode') ?? '', settings.delivery));
});

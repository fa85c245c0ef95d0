import type { LoaderFunctionArgs } from 'react-router';
import { requestContext } from '../../../kernel/request/context.ts';
import { buildDeliveryAnswer } from './delivery.ts';

/** GET /api/delivery?postcode=4000 (S7): delivery to a postcode; 404 where the site offers none. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { settings, url } = context.get(requestContext);
  if (settings.delivery.show === 'hidden')
    return Response.json({ title: 'This site does not work out deliveries', status: 404 }, { status: 404 });
  return Response.json(buildDeliveryAnswer(url.searchParams.get('postcode') ?? '', settings.delivery));
}

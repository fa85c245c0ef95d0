import { data } from 'react-router';
import { isSold } from '../../domain/availability/availability.ts';
import type { Car } from '../../domain/vehicle/car.ts';
import { formatVehicleTitle } from '../../domain/vehicle/names.ts';
import { formatSimilarHeading, getVehicleNouns } from '../../domain/vehicle/wording.ts';
import type { CardModel } from '../../kernel/cards/card.ts';
import { buildSimilarCards } from '../../kernel/cards/similar.ts';
import type { MessageDetails } from '../../kernel/message/model.ts';
import type { RequestContext } from '../../kernel/request/context.ts';
import { linkToSimilarVehicles } from './trail.ts';

/**
 * The 410 response for a vehicle that the site no longer has, with similar available vehicles: search engines remove
 * its page, and a shopper with an old link goes on from there.
 */
export function createGoneResponse(car: Car, context: Pick<RequestContext, 'stock' | 'settings' | 'now'>) {
  const cards = buildSimilarCards(car, context);
  const { wording } = context.settings;
  const all = {
    label: `See similar ${getVehicleNouns(wording, car.item_type).many}`,
    href: linkToSimilarVehicles(car),
    count: null,
  };
  return data<MessageDetails>(
    {
      heading: `This ${formatVehicleTitle(car)} ${isSold(car) ? 'has been sold' : 'is no longer available'}`,
      text:
        cards.length > 0
          ? 'Search our stock, or have a look at the similar ones below.'
          : 'Search our stock, or start with one of these.',
      more: cards.length > 0 && {
        heading: formatSimilarHeading(wording, car.item_type),
        ways: [...cards.map(wayTo), all],
      },
    },
    { status: 410 },
  );
}

/** "2021 Toyota Kluger GX", "$39,990 drive away". */
function wayTo({ title, subtitle, href, price }: CardModel) {
  const label = [title, subtitle].filter(Boolean).join(' ');
  return { label, href, count: null, note: [price.text, price.qualifier].filter(Boolean).join(' ') };
}

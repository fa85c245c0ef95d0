import { buildCardRecord } from '../../../domain/listing/card-record.ts';
import { capitalise, formatSimilarHeading, getVehicleNouns } from '../../../domain/vehicle/wording.ts';
import { parseBooked } from '../../../kernel/addresses/success.ts';
import { buildCardModel } from '../../../kernel/cards/card.ts';
import { findSimilarCars } from '../../../kernel/cards/similar.ts';
import { describeAfterBooking, findKnownCategory, listNextSteps } from '../../../kernel/leads/next-steps.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { findNamedCar } from '../../../kernel/vehicle/find-named.ts';
import { listNextLinks, type SuccessPageModel } from './model.ts';

type SuccessRequest = Pick<RequestContext, 'settings' | 'stock' | 'url' | 'now'>;

/** The category of selling a vehicle, which says car whatever the vehicle is. */
const SELLING = 'Sell My Car';

/** The success page (S2, S4: /success): what happens next by category, the vehicle and others like it. */
export async function loadSuccessPage(request: SuccessRequest): Promise<SuccessPageModel> {
  const { settings, url, now } = request;
  const { heading, texts, nextHeading } = settings.forms.success;
  const category = findKnownCategory(url.searchParams.get('category'), settings);
  const booked = category === 'Test Drive' ? parseBooked(url.searchParams.get('booked')) : null;
  const after = booked
    ? describeAfterBooking(booked, settings)
    : {
        text: (category !== null && texts[category]) || settings.forms.success.text,
        steps: listNextSteps(category ?? '', settings),
      };
  const car = await findNamedCar(request);
  const toCard = (record: Parameters<typeof buildCardModel>[0]) => buildCardModel(record, settings, now);
  const isSimilarShown = car !== undefined && settings.similar.show === 'shown';
  return {
    heading,
    text: after.text,
    category: category === SELLING ? `Sell My ${capitalise(getVehicleNouns(settings.wording).one)}` : category,
    next: { heading: nextHeading, steps: after.steps },
    vehicle: car ? toCard(buildCardRecord(car, settings.finance)) : null,
    similar: {
      heading: settings.similar.heading ?? formatSimilarHeading(settings.wording, car?.item_type ?? null),
      cards: isSimilarShown ? findSimilarCars(car, request).map(toCard) : [],
    },
    sentLabel: 'Sent',
    ways: listNextLinks(settings),
    head: {
      title: `${heading} | ${settings.seo.titleSuffix ?? settings.brand.name}`,
      description: after.text,
      canonical: null,
      siteName: settings.brand.name,
      robots: 'noindex, follow',
    },
  };
}

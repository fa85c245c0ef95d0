import { data } from 'react-router';
import { buildCardRecord } from '../../../domain/listing/card-record.ts';
import type { Car } from '../../../domain/vehicle/car.ts';
import { formatVehicleTitle } from '../../../domain/vehicle/names.ts';
import { pickNoun } from '../../../domain/vehicle/wording.ts';
import { linkToVehicle } from '../../../kernel/addresses/vehicle.ts';
import { buildCardModel } from '../../../kernel/cards/card.ts';
import { formatFinePrint, formatRepaymentTerms } from '../../../kernel/cards/fine-print.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { ALL_PATH } from '../../../kernel/stock/address.ts';
import { getVehicleWords } from '../../../kernel/stock/vehicle-words.ts';
import type { ComparePageModel } from './model.ts';
import { linkToComparison, parseCars, READ_AT_MOST } from './parse-cars.ts';
import { buildCompareGroups } from './rows.ts';

type CompareRequest = Pick<RequestContext, 'url' | 'stock' | 'settings' | 'now'>;

/**
 * The vehicles that the address names, side by side (F3). One that was sold since keeps its column, so that a shared
 * address stays what it was. Unknown ones and those beyond the limit are reported, and the others shown. Throws a 404
 * response where the site does not compare.
 */
export async function loadComparePage(request: CompareRequest): Promise<ComparePageModel> {
  const { url, stock, settings, now } = request;
  if (settings.card.compare === 'off') throw data('This website has no comparison page', { status: 404 });
  const { slugs, unreadable, surplus } = parseCars(url.searchParams.get('cars'));
  const found = await Promise.all(slugs.map((slug) => stock.findCar(slug)));
  const cars = found.filter((car) => car !== undefined);
  const shown = cars.slice(0, settings.card.compareLimit);
  const compared = shown.map((car) => ({
    car,
    card: buildCardModel(buildCardRecord(car, settings.finance), settings, now),
  }));
  const shownSlugs = shown.map(({ slug }) => slug);
  const groups = buildCompareGroups(compared, settings, now);
  return {
    ...wordsOf(settings, shown.length),
    vehicles: compared.map(({ car, card }) => ({
      card,
      stockNumber: car.stocknum,
      removeHref: linkToComparison(shownSlugs.filter((slug) => slug !== car.slug)),
    })),
    groups,
    fineText: formatFinePrint(compared.map(({ card }) => card)),
    repaymentTerms: formatRepaymentTerms(compared.map(({ card }) => card)),
    onlyDifferences: groups.some(({ differs }) => differs) ? 'Show only differences' : null,
    notices: noticesOf(request, {
      unknown: unreadable + found.length - cars.length,
      over: cars.slice(shown.length),
      surplus,
    }),
  };
}

interface LeftOut {
  unknown: number;
  over: Car[];
  surplus: number;
}

function noticesOf({ settings }: CompareRequest, { unknown, over, surplus }: LeftOut): ComparePageModel['notices'] {
  const nouns = getVehicleWords(settings);
  const limit = settings.card.compareLimit;
  return [
    ...(unknown > 0
      ? [{ text: `We couldn’t find ${unknown} ${pickNoun(unknown, nouns)} in this link.`, link: null }]
      : []),
    ...over.map((car) => ({
      text: `You can compare up to ${limit} ${nouns.many}, so we left out the ${formatVehicleTitle(car)}.`,
      link: { label: 'See its details', href: linkToVehicle(car.slug) },
    })),
    ...(surplus > 0
      ? [
          {
            text:
              `This link has more than ${READ_AT_MOST} ${nouns.many}, so we left out ` +
              `the last ${surplus > 1 ? surplus : nouns.one}.`,
            link: null,
          },
        ]
      : []),
  ];
}

function wordsOf(settings: CompareRequest['settings'], count: number) {
  const { card, seo, brand } = settings;
  const nouns = getVehicleWords(settings);
  const heading = count === 0 ? `Compare ${nouns.many}` : `Compare ${count} ${pickNoun(count, nouns)}`;
  const add = { label: count === 0 ? `Browse ${nouns.many}` : `Add another ${nouns.one}`, href: ALL_PATH };
  return {
    heading,
    intro:
      count === 0
        ? `Tick Compare on up to ${card.compareLimit} ${nouns.many} to see them side by side here.`
        : 'Deciding with someone else? Send them the link to this page.',
    gains: [
      'Price, repayments and what’s included, line by line',
      'What differs, with what’s the same left out',
      'A link and a print-out to share',
    ],
    choose: `No ${nouns.many} chosen yet`,
    nouns: { one: nouns.one, many: nouns.many },
    add: count < card.compareLimit ? add : null,
    printLabel: settings.vehicle.actionTexts.print,
    clear: count > 0 ? { label: 'Clear', href: linkToComparison([]) } : null,
    head: {
      title: `${heading} | ${seo.titleSuffix ?? brand.name}`,
      description: `${heading} at ${brand.name}, side by side.`,
      canonical: null,
      siteName: brand.name,
      robots: 'noindex, follow',
    },
  };
}

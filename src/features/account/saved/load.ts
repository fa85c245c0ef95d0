import { data, redirect } from 'react-router';
import { capitalise } from '../../../domain/vehicle/wording.ts';
import { linkToGarage } from '../../../kernel/addresses/garage.ts';
import type { RequestContext } from '../../../kernel/request/context.ts';
import { ALL_PATH } from '../../../kernel/stock/address.ts';
import { getVehicleWords } from '../../../kernel/stock/vehicle-words.ts';
import { isSavingInAccount } from '../../../kernel/visitors/account-saving.ts';
import type { SavedPageModel } from './model.ts';

/**
 * The page around the vehicles that a browser stores; the same for everyone. Throws a 404 response where the site has
 * no saving.
 */
export function loadSavedPage({ settings }: Pick<RequestContext, 'settings'>): SavedPageModel {
  const { card, seo, brand } = settings;
  if (card.favourites === 'off') throw data('This website has no saved list', { status: 404 });
  // Where visitors have a list of their own, it is in their garage (F2).
  if (isSavingInAccount(settings)) throw redirect(linkToGarage(settings, 'saved-cars'), 302);
  const { one, many } = getVehicleWords(settings);
  const heading = `Saved ${many}`;
  const compares = card.compare === 'on';
  return {
    heading,
    intro: `Saved in this browser only, at today’s prices.`,
    empty: {
      heading: `No saved ${many} yet`,
      text: `Tap the heart on a ${one} and it’ll be here.`,
      gains: [
        'Today’s price, whenever you come back',
        `A note beside any ${one} that has sold`,
        ...(compares ? [`Up to ${card.compareLimit} ${many} side by side`] : []),
        'No sign-in needed',
      ],
      action: { label: `Browse ${many}`, href: ALL_PATH },
    },
    goneText: `No longer for sale`,
    similarLabel: 'Find similar',
    withoutScripts: `Saved ${many} are kept in your browser. Turn on JavaScript to see them.`,
    failedText: `${capitalise(many)} couldn’t be loaded. Check your connection and try again.`,
    compareLimit: compares ? card.compareLimit : 0,
    head: {
      title: `${heading} | ${seo.titleSuffix ?? brand.name}`,
      description: `${heading} at ${brand.name}.`,
      canonical: null,
      siteName: brand.name,
      robots: 'noindex, follow',
    },
  };
}

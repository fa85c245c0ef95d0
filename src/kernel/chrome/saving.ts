import { withNouns } from '../../domain/vehicle/wording.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import { ALERTS_ANCHOR, linkToGarage } from '../addresses/garage.ts';
import { COMPARE_PATH, SAVED_PATH } from '../addresses/saving.ts';
import { getVehicleWords } from '../stock/vehicle-words.ts';
import { canSaveSearches, isSavingInAccount } from '../visitors/account-saving.ts';
import type { SavingChrome } from './model.ts';

/** The words of header, tray and toasts for saving and comparing, by the site's settings (C5, F3). */
export function buildSavingChrome(settings: SiteSettings): SavingChrome {
  const { card, visitors } = settings;
  const { savedText, viewText, removedText, unstoredText } = visitors.watchlist;
  const { one, many } = getVehicleWords(settings);
  const inAccount = isSavingInAccount(settings);
  const href = inAccount ? linkToGarage(settings, 'saved-cars') : SAVED_PATH;
  return {
    inAccount,
    hasKeepForm: inAccount || canSaveSearches(settings),
    favourites: card.favourites === 'on' ? { href, label: `Saved ${many}` } : null,
    compare: card.compare === 'on' ? { href: COMPARE_PATH, label: `Compare ${many}`, limit: card.compareLimit } : null,
    texts: {
      saved: withNouns(savedText, { one, many }),
      view: viewText,
      removed: withNouns(removedText, { one, many }),
      unstored: unstoredText,
      compared: 'Added to compare',
      full: `You can compare up to ${card.compareLimit} ${many}. Remove one first.`,
      searchSaved: 'Search saved',
      searchUntold: 'Search saved. Alerts are off.',
      dropped: `One of your ${many} can no longer be compared.`,
    },
    alerts: {
      href: linkToGarage(settings, 'saved-searches') + ALERTS_ANCHOR,
      label: 'Turn on alerts',
    },
    toastMs: visitors.toastSeconds * 1000,
    nouns: many,
  };
}

import type { SignInType } from '../../../kernel/addresses/visitors.ts';
import { getVehicleWords } from '../../../kernel/stock/vehicle-words.ts';
import type { SiteSettings } from '../../../settings/schema.ts';

interface Words {
  one: string;
  many: string;
  garage: string;
}

const FILLED = 'Your name and contact details filled in';
const inGarage = ({ garage }: Words) => `What you’ve sent us, kept in ${garage}`;

/** What is behind the sign-in, so that nobody has to sign in to find out. */
const GAINS: Readonly<Record<SignInType, (words: Words) => string[]>> = {
  watchlist: ({ one, many }) => [
    `Your saved ${many} on your phone and your computer`,
    `Today’s price beside the price when you saved the ${one}`,
    'One tap to the ones you want to compare',
  ],
  'trade-in': (words) => ['A valuation to come back to', FILLED, inGarage(words)],
  checkout: (words) => [`The ${words.one} reserved in your name`, FILLED, inGarage(words)],
  finance: (words) => [`Finance sorted before you choose a ${words.one}, or after`, FILLED, inGarage(words)],
  'spin-to-win': () => ['Your spin of the wheel', 'Your prize, if you win, under your own number'],
  'online-payment': () => ['Your invoice paid by card', FILLED],
  'car-finance': (words) => [`A finance check for the ${words.one} you’re looking at`, FILLED, inGarage(words)],
  'my-garage': (words) => [`Your saved ${words.many}`, inGarage(words), FILLED],
};

/** What signing in for this gives a visitor of the site. */
export function listGains(type: SignInType, settings: SiteSettings): string[] {
  return GAINS[type]({ ...getVehicleWords(settings), garage: settings.visitors.garageName });
}

import type { SiteSettings } from '../../../settings/schema.ts';

/** What a form shows of its check. */
export interface BotCheckModel {
  isOn: boolean;
  /** Whether there is a widget of a service to keep room for. */
  hasWidget: boolean;
  words: { waiting: string; working: string; done: string; away: string };
}

const AWAY = 'The check cannot be made in this browser. What you write is sent without it.';
const OWN: BotCheckModel['words'] = {
  waiting: 'A check keeps programs out. There is nothing for you to solve.',
  working: 'Checking in the background …',
  done: 'Checked. There was nothing for you to solve.',
  away: AWAY,
};
const OF_A_SERVICE: BotCheckModel['words'] = {
  waiting: 'A check keeps programs out. It comes when you begin to write.',
  working: 'Checking …',
  done: 'Checked.',
  away: AWAY,
};

/** The check that the site's forms have (G8). */
export function buildBotCheckModel({ integrations }: Pick<SiteSettings, 'integrations'>): BotCheckModel {
  const { provider } = integrations.botCheck;
  return {
    isOn: provider !== 'off',
    hasWidget: provider === 'turnstile',
    words: provider === 'turnstile' ? OF_A_SERVICE : OWN,
  };
}

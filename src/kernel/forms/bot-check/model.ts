import type { SiteSettings } from '../../../settings/schema.ts';

export interface BotCheckModel {
  isOn: boolean;
  /** Whether to reserve space for the widget of a service. */
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

export function buildBotCheckModel({ integrations }: Pick<SiteSettings, 'integrations'>): BotCheckModel {
  const { provider } = integrations.botCheck;
  return {
    isOn: provider !== 'off',
    hasWidget: provider === 'turnstile',
    words: provider === 'turnstile' ? OF_A_SERVICE : OWN,
  };
}

import type { SiteSettings } from '../../../settings/schema.ts';

export interface BotCheckModel {
  isOn: boolean;
  /** Whether to reserve space for the widget of a service. */
  hasWidget: boolean;
  words: { waiting: string; working: string; done: string; away: string };
}

const AWAY = 'The spam check doesn’t work in this browser. You can still send the form.';
const OWN: BotCheckModel['words'] = {
  waiting: 'Protected from spam. No puzzle to solve.',
  working: 'Checking in the background …',
  done: 'Checked. No puzzle to solve.',
  away: AWAY,
};
const OF_A_SERVICE: BotCheckModel['words'] = {
  waiting: 'Protected from spam. The check starts when you start typing.',
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

import { findTags, type TaggedCar, type TagKind, type TagRules } from '../../domain/availability/tag.ts';
import type { SiteSettings } from '../../settings/schema.ts';
import type { IconName } from '../../ui/icons/icon.tsx';

export interface CardTag {
  text: string;
  tone: 'accent' | 'eco' | 'ink' | 'soon' | 'plain';
  icon: IconName | null;
}

/** The style of each kind of tag: the accent means a new arrival and nothing else. */
const DRAWN: Record<TagKind, Omit<CardTag, 'text'>> = {
  sold: { tone: 'ink', icon: null },
  reserved: { tone: 'ink', icon: null },
  electric: { tone: 'eco', icon: 'zap' },
  hybrid: { tone: 'eco', icon: 'leaf' },
  certified: { tone: 'plain', icon: 'badge-check' },
  own: { tone: 'plain', icon: null },
  coming_soon: { tone: 'soon', icon: null },
  expected: { tone: 'soon', icon: null },
  new_arrival: { tone: 'accent', icon: null },
  new: { tone: 'plain', icon: null },
};

type TagSettings = Pick<SiteSettings, 'card' | 'certified' | 'locations'>;

export function getTagRules({ card, certified, locations }: TagSettings): TagRules {
  return { ...card.tags, program: certified, timeZone: locations.timeZone };
}

/** The tag with the highest priority, and beside it the vehicle's status and the mark of a new arrival (C2). */
export function buildCardTags(record: TaggedCar, settings: TagSettings, now: Date): CardTag[] {
  const said = findTags(record, getTagRules(settings), now);
  return said
    .filter(({ text }, index) => said.findIndex((other) => other.text === text) === index)
    .map(({ kind, text }) => ({ text, ...DRAWN[kind] }));
}

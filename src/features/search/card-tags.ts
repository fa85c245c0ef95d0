import { findCardTag, findNewMark, type TaggedCar, type TagKind, type TagRules } from '../../domain/tag.ts';
import type { IconName } from '../../ui/icon.tsx';

/** A tag on a card's picture: its words, how it is drawn, and an icon where the kind has one. */
export interface CardTag {
  text: string;
  tone: 'accent' | 'eco' | 'ink' | 'plain';
  icon: IconName | null;
}

/** How each kind of tag is drawn: the accent means a new arrival and nothing else. */
const DRAWN: Record<TagKind, Omit<CardTag, 'text'>> = {
  sold: { tone: 'ink', icon: null },
  reserved: { tone: 'ink', icon: null },
  electric: { tone: 'eco', icon: 'zap' },
  hybrid: { tone: 'eco', icon: 'leaf' },
  certified: { tone: 'plain', icon: 'badge-check' },
  own: { tone: 'plain', icon: null },
  coming_soon: { tone: 'plain', icon: null },
  new_arrival: { tone: 'accent', icon: null },
  new: { tone: 'plain', icon: null },
};

/** The tag that comes first by the rule of priority, and the mark of a new vehicle beside it (C2). */
export function cardTags(record: TaggedCar, rules: TagRules, now: Date): CardTag[] {
  const tags = [findCardTag(record, rules, now), findNewMark(record, rules)];
  const said = tags.filter((tag) => tag !== undefined);
  return said
    .filter(({ text }, index) => said.findIndex((other) => other.text === text) === index)
    .map(({ kind, text }) => ({ text, ...DRAWN[kind] }));
}

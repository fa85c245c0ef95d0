import { expect, test } from 'vitest';
import { formatPlaceName } from './place-name.ts';

test.each([
  ['Harbour Toyota Chermside - Sales', 'Harbour Toyota Chermside'],
  ['Springwood – used', 'Springwood'],
  ['Springwood', 'Springwood'],
  ['Sales-Service', 'Sales-Service'],
])('[H3] shoppers read the place %s as %s', (name, shown) => expect(formatPlaceName({ name })).toBe(shown));

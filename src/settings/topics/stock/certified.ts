import { z } from 'zod';
import { optionalText, part, slug, text } from '../../kinds.ts';

export const certified = part(
  'The manufacturer’s certified used program. Vehicles are shown, found and counted as ' + 'certified only under it.',
  {
    program: optionalText().describe(
      'Its name, shown on the certified badge, such as Toyota Certified Pre-Owned; null if ' +
        'the dealer isn’t in one.',
    ),
    makes: z.array(text()).min(1).default(['Toyota']).describe('Makes it covers.'),
    dealerships: z
      .array(slug())
      .default([])
      .describe('Slugs of the dealerships in the program; empty means all on the site.'),
    about: text()
      .nullable()
      .default(
        'This vehicle is certified under the manufacturer’s used vehicle program. Ask us what ' +
          'was inspected, and what warranty and roadside assistance are included.',
      )
      .describe('Text of the certified dialog; null leaves the dialog out.'),
  },
);

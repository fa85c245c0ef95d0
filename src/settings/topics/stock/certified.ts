import { z } from 'zod';
import { optionalText, part, slug, text } from '../../kinds.ts';

export const certified = part(
  'The programme by which a maker certifies used vehicles. Vehicles are shown, found and counted as ' +
    'certified only by it.',
  {
    program: optionalText().describe(
      'Its name, which is what the certified mark says, such as Toyota Certified Pre-Owned; null where ' +
        'the dealer takes part in none.',
    ),
    makes: z.array(text()).min(1).default(['Toyota']).describe('Makes that it covers.'),
    dealerships: z
      .array(slug())
      .default([])
      .describe('Slugs of the dealerships that take part; none for all that the site shows.'),
    about: text()
      .nullable()
      .default(
        'The maker has certified this vehicle under its programme for used vehicles. Ask the dealer what ' +
          'was inspected, and what warranty and roadside help come with it.',
      )
      .describe('Text of the certified dialog; null leaves the dialog out.'),
  },
);

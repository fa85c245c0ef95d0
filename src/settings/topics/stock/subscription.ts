import { z } from 'zod';
import { optionalText, part, text } from '../../kinds.ts';

const step = z.strictObject({
  heading: text().max(60).describe('The step, in a few words.'),
  text: text().max(300).describe('A sentence about it.'),
});

export const subscription = part(
  'What a subscription includes and how it works, on sites that offer vehicles by subscription. Null hides a line.',
  {
    heading: text().default('What’s in the price').describe('Heading of the list below.'),
    included: optionalText().describe('What the price covers: registration, servicing, roadside assistance.'),
    kilometres: optionalText().describe('Kilometres included, and the price of extra ones.'),
    insurance: optionalText().describe('Who insures the vehicle, and the excess.'),
    bond: optionalText().describe('The bond, and when it is refunded.'),
    shortestTerm: optionalText().describe('Minimum term, and the notice needed to end it.'),
    notIncluded: optionalText().describe('What the price does not cover.'),
    stepsHeading: text().default('How it works').describe('Heading of the steps.'),
    steps: z.array(step).max(6).default([]).describe('Steps from choosing a vehicle to returning it.'),
    button: text().default('Subscribe').describe('Button below the steps. It opens the vehicles.'),
  },
);

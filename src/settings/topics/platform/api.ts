import { z } from 'zod';
import { onOff, part } from '../../kinds.ts';

const perMinute = (byDefault: number) => z.int('must be a whole number').min(1, 'must be 1 or more').default(byDefault);

export const api = part(
  'Searching the stock from programs, what the site’s own pages ask beside that (docs/reference/api.md), and how ' +
    'often one address may ask.',
  {
    search: onOff('on').describe('Whether /api/search and /api/search/queries answer.'),
    maxLimit: z.int().min(1).max(1000).default(100).describe('Most vehicles in one answer of a search.'),
    maxQueries: z.int().min(1).max(100).default(20).describe('Most queries in one request.'),
    requestsPerMinute: perMinute(600).describe(
      'Requests that one address on the internet may make to /api in a minute, all at once or spread.',
    ),
    eventsPerMinute: perMinute(120).describe(
      'Events that one address on the internet may send in a minute; and views and phone reveals.',
    ),
    pagesPerMinute: perMinute(3000).describe(
      'Pages that one address on the internet may ask for in a minute, all at once or spread. Files ' +
        'and pictures do not count.',
    ),
    quotesPerMinute: perMinute(30).describe(
      'Finance quotes that one address on the internet may ask for at /api/youx/quote in a minute.',
    ),
    formsPerMinute: perMinute(20).describe('Forms that one address on the internet may send in a minute.'),
    plainFormsPerMinute: perMinute(10).describe(
      'Of those, forms that come without scripts and so without the bot check; no more than these where ' +
        'the site has one.',
    ),
    pdfsPerMinute: perMinute(60).describe(
      'PDFs of vehicles that one address on the internet may have made in a minute.',
    ),
    chatPerMinute: perMinute(30).describe(
      'Requests that one address on the internet may make to the built-in chat in a minute.',
    ),
  },
);

import { z } from 'zod';
import { onOff, part } from '../../kinds.ts';

const perMinute = (byDefault: number) => z.int('must be a whole number').min(1, 'must be 1 or more').default(byDefault);

export const api = part(
  'The search API, requests of the site’s own pages (docs/reference/api.md), and how many requests ' +
    'one IP address may send.',
  {
    search: onOff('on').describe('Whether /api/search and /api/search/queries are available.'),
    maxLimit: z.int().min(1).max(1000).default(100).describe('Maximum number of vehicles in one search response.'),
    maxQueries: z.int().min(1).max(100).default(20).describe('Maximum number of queries in one request.'),
    requestsPerMinute: perMinute(600).describe(
      'Requests that one IP address may make to /api per minute, all at once or spread out.',
    ),
    eventsPerMinute: perMinute(120).describe(
      'Events that one IP address may send per minute; the limit of its views and phone reveals is the same.',
    ),
    pagesPerMinute: perMinute(3000).describe(
      'Pages that one IP address may request per minute, all at once or spread out. Files and pictures do not count.',
    ),
    quotesPerMinute: perMinute(30).describe(
      'Finance quotes that one IP address may request at /api/youx/quote per minute.',
    ),
    formsPerMinute: perMinute(20).describe('Forms that one IP address may send per minute.'),
    plainFormsPerMinute: perMinute(10).describe(
      'Maximum of these without scripts, and so without the bot check, on a site that has one.',
    ),
    pdfsPerMinute: perMinute(60).describe('Vehicle PDFs one IP address may request per minute.'),
    chatPerMinute: perMinute(30).describe('Requests that one IP address may make to the built-in chat per minute.'),
  },
);

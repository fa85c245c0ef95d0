import { describe, expect, test } from 'vitest';
import type { Conversation } from '../../domain/chat/conversation.ts';
import { parseArguments } from './arguments.ts';
import { buildConversationLead } from './conversation-lead.ts';
import { formatChats } from './format-chats.ts';

const at = new Date('2026-11-20T02:00:00Z');
const conversation: Conversation = {
  id: 5,
  car_id: 7,
  about: {
    title: '2021 Toyota Kluger Grande',
    slug: 'kluger-7',
    stocknum: 'U7',
    make: 'Toyota',
    model: 'Kluger',
    car_type: 'used',
    status: 'in_stock',
    dealership_id: 3,
    dealership_slug: 'harbour-toyota',
    location_id: 9,
    location_slug: 'springwood',
  },
  contact: { name: 'Sam', phone: '0412 345 678', email: null },
  url: 'https://cars.example/cars/kluger-7',
  user_agent: 'A browser',
  started_at: at,
  messages: [
    { key: 'a', sender: 'site', text: 'Ask away.', sent_at: at },
    { key: 'b', sender: 'visitor', text: 'Is it there?', sent_at: at },
    { key: 'c', sender: 'site', text: 'Who are you?', sent_at: at },
    { key: 'd', sender: 'visitor', text: 'After five.\nPlease.', sent_at: at },
  ],
};

describe('[G5] a conversation as a lead', () => {
  test('has the fields of the specification, and all that the visitor said', () => {
    expect(buildConversationLead(conversation)).toEqual({
      category: 'Used Vehicle Enquiry',
      subcategory: 'Instant Message',
      name: 'Sam',
      email: null,
      phone: '0412 345 678',
      message: 'Is it there?\n\nAfter five.\nPlease.',
      opt_in: false,
      dealership_slug: 'harbour-toyota',
      car_id: 7,
      car_type: 'used',
      vehicle_status: 'in_stock',
      stock_number: 'U7',
      'Vehicle Make': 'Toyota',
      'Vehicle Model': 'Kluger',
      location_id: 9,
      url: 'https://cars.example/cars/kluger-7',
      source: 'Website',
      user_agent: 'A browser',
      car_dealership_id: 3,
    });
  });

  test.each([
    ['new', 'New Vehicle Enquiry'],
    ['demo', 'New Vehicle Enquiry'],
    ['used', 'Used Vehicle Enquiry'],
  ] as const)('about a %s vehicle is a %s', (car_type, category) => {
    const about = { ...conversation.about, car_type };
    expect(buildConversationLead({ ...conversation, about }).category).toBe(category);
  });

  test('of somebody who no contact details yet says nobody', () => {
    expect(buildConversationLead({ ...conversation, contact: null })).toMatchObject({
      name: null,
      phone: null,
      email: null,
    });
  });
});

describe('the operator’s list', () => {
  test('names the vehicle, the visitor, how to reach them, and what was said when', () => {
    expect(formatChats([conversation], 'text')).toBe(`2021 Toyota Kluger Grande (U7, springwood)
  https://cars.example/cars/kluger-7
  begun 2026-11-20 02:00; Sam: 0412 345 678
  2026-11-20 02:00 site: Ask away.
  2026-11-20 02:00 visitor: Is it there?
  2026-11-20 02:00 site: Who are you?
  2026-11-20 02:00 visitor: After five.
    Please.
`);
    expect(formatChats([], 'text')).toBe('No messages.\n');
  });

  test('of leads has one a line', () => {
    const lines = formatChats([conversation, conversation], 'leads').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).stock_number)).toEqual(['U7', 'U7']);
  });

  test('is asked for by site, and day if need be', () => {
    expect(parseArguments(['harbour'], at)).toEqual({
      site: 'harbour',
      since: new Date('2026-10-21T02:00:00Z'),
      as: 'text',
    });
    expect(parseArguments(['--leads', 'harbour', '--since', '2026-11-01'], at)).toEqual({
      site: 'harbour',
      since: new Date('2026-11-01T00:00:00Z'),
      as: 'leads',
    });
  });

  test.each([
    [[], 'Which site?'],
    [['a', 'b'], 'One site at a time'],
    [['a', '--all'], 'no option --all'],
    [['a', '--since', 'monday'], 'not "monday"'],
    [['a', '--since', '2026-02-30'], 'not "2026-02-30"'],
  ])('asked for as %j says what is wrong', (words, reason) => {
    expect(() => parseArguments(words, at)).toThrow(reason);
  });
});

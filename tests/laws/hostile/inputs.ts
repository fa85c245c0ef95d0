import type { Field, FieldKind } from '../../../src/kernel/forms/fields/schema.ts';

/** An honest value for a field, by its kind. */
export function honest(field: Field): string {
  const { kind, options = [], bounds } = field;
  if (kind === 'choice' || kind === 'radio') return options[0]?.value ?? '';
  return HONEST[kind] ?? String(bounds?.min ?? '');
}

const HONEST: Partial<Record<FieldKind, string>> = {
  name: 'Sam',
  email: 'sam@example.com',
  phone: '0412 345 678',
  postcode: '4000',
  text: 'Some text',
  rego: 'ABC12D',
  message: 'Is it still there?',
  date: '2027-03-01',
  tick: 'on',
  consent: 'on',
  terms: 'on',
};

const LONG = 'x'.repeat(19_000);

/** Values that fields of a kind must refuse. */
export const HOSTILE: Partial<Record<FieldKind, readonly string[]>> = {
  name: [
    '<script>alert(1)</script>',
    'Sam\r\nBcc: all@example.com',
    'https://spam.example',
    'Sam {{constructor.constructor("x")()}}',
    "'; drop table lead; --",
    '\u202e\u0000',
    LONG,
  ],
  email: [
    'sam@example.com\r\nBcc: all@example.com',
    'sam@example.com, all@example.com',
    '"<script>"@example.com',
    'sam@localhost',
    'sam@[127.0.0.1]',
    '%0d%0asam@example.com%0a',
    `${'a'.repeat(300)}@example.com`,
    LONG,
  ],
  phone: ['+1 900 555 0100', '0412345678; ls', '<img src=x>', '٠٤١٢٣٤٥٦٧٨x', '04123456789999', LONG],
  postcode: ['４０００x', '4000; select 1', '-400', '4e3', '40001', '٤٠٠٠x'],
  text: [LONG],
  rego: ['../../etc/passwd', '<b>ABC</b>', LONG],
  dollars: ['NaN', '1e9e9', '$-5,000x', '99999999999999999999'],
  distance: ['NaN', 'Infinity', '-1x', '99999999999999999999'],
  number: ['NaN', 'Infinity', '0x10', '99999999999999999999', '1;2'],
  date: ['2026-02-30', '0000-00-00', '01/02/2026x', 'yesterday', '999999-01-01'],
  choice: ['__proto__', 'constructor', '<script>', LONG],
  radio: ['__proto__', 'toString', '<script>'],
  message: [LONG],
};

/** Origins that are not the site's: others, near misses and nonsense. `host` is the site's own. */
export const foreignOrigins = (host: string): string[] => [
  'https://evil.example',
  'null',
  `http://${host}.evil.example`,
  `http://evil.example/${host}`,
  `http://user@evil.example`,
  `http://${host.replace(/:.*/, '')}:1`,
  `http://sub.${host}`,
  'file://',
  'about:blank',
  'not an origin',
  `javascript:${host}`,
  `http://${host}, http://evil.example`,
];

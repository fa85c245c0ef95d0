import { escapeMarkup } from '../../domain/text/escape-markup.ts';
import { formatLines, type Line } from './lines.ts';

/** A part of an email: labelled lines, text, or links to pages of the site. The last two may have no heading. */
export type EmailPart =
  | { heading: string; lines: readonly Line[] }
  | { heading?: string; text: string }
  | { heading?: string; links: readonly { label: string; href: string; note?: string }[] };

export interface EmailPage {
  title: string;
  /** Above the title: the sender's name. */
  sender: string;
  /** Colour of the bar at the top, `#rrggbb`. */
  colour: string;
  parts: readonly EmailPart[];
  foot: string | null;
}

const escapeHtml = (text: string) => escapeMarkup(text).replaceAll("'", '&#39;');
const withBreaks = (text: string) => escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>');

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * An email as HTML for every mail program: tables and inline styles, no picture, script or external address. All
 * content is escaped: nothing that was entered into a form can become markup.
 */
export function formatEmailHtml({ title, sender, colour, parts, foot }: EmailPage): string {
  return [
    '<!doctype html>',
    '<html lang="en-AU"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(title)}</title></head>`,
    `<body style="margin:0;padding:0;background:#f2f3f5;color:#1b1f24;${FONT};font-size:16px;line-height:1.5">`,
    '<table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" ' +
      'style="padding:24px 12px">',
    '<table role="presentation" width="100%" cellspacing="0" cellpadding="0" ' +
      'style="max-width:640px;background:#ffffff;border-radius:8px;overflow:hidden">',
    `<tr><td style="background:${colour};color:#ffffff;padding:20px ` +
      `28px;font-size:14px">${escapeHtml(sender)}</td></tr>`,
    '<tr><td style="padding:28px"><h1 style="margin:0 0 ' +
      `20px;font-size:22px;line-height:1.25">${escapeHtml(title)}</h1>`,
    ...parts.map(formatPartHtml),
    '</td></tr></table>',
    ...(foot ? [`<p style="margin:16px 0 0;font-size:13px;color:#5a626d">${withBreaks(foot)}</p>`] : []),
    '</td></tr></table></body></html>',
    '',
  ].join('\n');
}

function formatPartHtml(part: EmailPart): string {
  if ('links' in part)
    return (
      `${formatHeadingHtml(part.heading)}<ul style="margin:0 0 18px;padding:0 0 0 ` +
      `20px">${part.links.map(formatLinkHtml).join('')}</ul>`
    );
  if ('text' in part)
    return `${formatHeadingHtml(part.heading)}<p style="margin:0 0 18px">${withBreaks(part.text)}</p>`;
  if (part.lines.length === 0) return '';
  const rows = part.lines.map(
    ([label, text, href]) =>
      '<tr><th scope="row" align="left" valign="top" style="width:34%;padding:7px 12px 7px ' +
      `0;border-top:1px solid #e3e6ea;font-size:14px;font-weight:600;color:#5a626d">${escapeHtml(label)}</th>` +
      '<td valign="top" style="padding:7px 0;border-top:1px solid ' +
      `#e3e6ea;font-size:15px;word-break:break-word">${formatLinkedHtml(text, href)}</td></tr>`,
  );
  return [
    formatHeadingHtml(part.heading),
    '<table width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse;margin:0 0 ' +
      `18px">${rows.join('\n')}</table>`,
  ].join('\n');
}

const formatLinkedHtml = (text: string, href?: string) =>
  href === undefined ? withBreaks(text) : `<a href="${escapeHtml(href)}" style="color:#1b1f24">${withBreaks(text)}</a>`;

/** Addresses are the site's own: they never contain anything that was entered into a form. */
const formatLinkHtml = ({ label, href, note }: { label: string; href: string; note?: string }) =>
  `<li style="margin:0 0 6px"><a href="${escapeHtml(href)}" style="color:#1b1f24">${escapeHtml(label)}</a>` +
  `${note ? `<br><span style="font-size:14px;color:#5a626d">${escapeHtml(note)}</span>` : ''}</li>`;

const formatHeadingHtml = (heading?: string) =>
  heading === undefined ? '' : `<h2 style="margin:22px 0 8px;font-size:16px">${escapeHtml(heading)}</h2>`;

/** The same as plain text. */
export function formatEmailText({ title, parts, foot }: EmailPage): string {
  const said = parts.flatMap((part) => {
    if ('links' in part)
      return [
        [
          part.heading?.toUpperCase(),
          ...part.links.map(({ label, href, note }) => [label, note, href].filter(Boolean).join('\n')),
        ]
          .filter(Boolean)
          .join('\n'),
      ];
    if ('text' in part) return [[part.heading?.toUpperCase(), part.text].filter(Boolean).join('\n')];
    if (part.lines.length === 0) return [];
    return [`${part.heading.toUpperCase()}\n${formatLines(part.lines)}`];
  });
  return `${[title, ...said, ...(foot ? [`-- \n${foot}`] : [])].join('\n\n')}\n`;
}

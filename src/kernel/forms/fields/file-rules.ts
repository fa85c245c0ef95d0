import { isKeyOf } from '../../../domain/text/look-up.ts';
import { type FieldResult, toFieldResult } from './field-result.ts';
import type { ChosenFile, Field, FileRule, FileType, FormMessages } from './schema.ts';

const TYPES: Record<FileType, { label: string; media: string }> = {
  pdf: { label: 'PDF', media: 'application/pdf' },
  docx: {
    label: 'Word (docx)',
    media: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  doc: { label: 'Word (doc)', media: 'application/msword' },
  odt: { label: 'OpenDocument', media: 'application/vnd.oasis.opendocument.text' },
  rtf: { label: 'RTF', media: 'application/rtf' },
  txt: { label: 'plain text', media: 'text/plain' },
};

/** A megabyte as people count them. */
export const MEGABYTE = 1_000_000;
const NAME_CHARACTERS = 200;

/** For the `accept` attribute of a file box. */
export function formatAccept({ types }: FileRule): string {
  return types.map((type) => `.${type}`).join(',');
}

/** Which files a box takes, in words: "PDF, Word (docx) or RTF, up to 5 MB". */
export function describeFileRule({ types, megabytes }: FileRule): string {
  const labels = types.map((type) => TYPES[type].label);
  const all = labels.length > 1 ? `${labels.slice(0, -1).join(', ')} or ${labels.at(-1)}` : labels[0];
  return `${all}, up to ${megabytes} MB`;
}

export function getMediaType(type: FileType): string {
  return TYPES[type].media;
}

/** The type that a file's name claims; undefined for none. */
export function findTypeByName(name: string): FileType | undefined {
  const end = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return isKeyOf(TYPES, end) ? end : undefined;
}

/** Validates a file without its content: by its name and size. */
export function parseFileName(
  text: string,
  { label, file }: Field,
  _messages: FormMessages,
  chosen?: ChosenFile,
): FieldResult {
  if (!file || !chosen) return { problem: `${label}: please choose a file.` };
  const name = text.replace(/^.*[\\/]/, '');
  const type = findTypeByName(name);
  if (!type || !file.types.includes(type)) return { problem: `${label}: please use ${describeFileRule(file)}.` };
  if (chosen.size === 0) return { problem: `${label}: this file is empty.` };
  if (chosen.size > file.megabytes * MEGABYTE)
    return { problem: `${label}: the limit is ${file.megabytes} MB; this file is ${formatSize(chosen.size)}.` };
  return toFieldResult(
    name.length <= NAME_CHARACTERS,
    name,
    `${label}: please shorten the file name to ${NAME_CHARACTERS} characters.`,
  );
}

/** Rounded up, so that a size slightly above the limit never reads as the limit. */
function formatSize(bytes: number): string {
  return `${(Math.ceil(bytes / (MEGABYTE / 10)) / 10).toFixed(1)} MB`;
}

import { describeFileRule, findTypeByName } from '../fields/file-rules.ts';
import type { Field, FieldProblem, FileType } from '../fields/schema.ts';
import type { SentFile } from './multipart.ts';
import { listZip, unpackEntry } from './zip.ts';

/** Checks that the content of files matches the type in their names; gives the problem of each that does not. */
export async function findFileProblems(
  fields: readonly Field[],
  files: Readonly<Record<string, SentFile | undefined>>,
): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = [];
  for (const { name, label, file } of fields) {
    const sent = files[name];
    if (!file || !sent) continue;
    const type = findTypeByName(sent.name);
    if (type && (await IS_OF_TYPE[type](sent.content))) continue;
    problems.push({ name, text: `${label}: we couldn’t read this file. Please use ${describeFileRule(file)}.` });
  }
  return problems;
}

type Check = (content: Uint8Array) => boolean | Promise<boolean>;

/** The content check of each file type. */
const IS_OF_TYPE: Record<FileType, Check> = {
  pdf: (content) => latin(content.subarray(0, 1024)).includes('%PDF-'),
  doc: (content) =>
    latin(content.subarray(0, 8)) === '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1' &&
    Buffer.from(content).includes(Buffer.from('WordDocument', 'utf16le')),
  docx: (content) => isPacked(content, (names) => names.includes('word/document.xml')),
  odt: async (content) => {
    const [first] = listZip(content) ?? [];
    if (first?.name !== 'mimetype' || latin(first.packed) !== ODT) return false;
    return isPacked(content, (names) => names.includes('content.xml'));
  },
  rtf: (content) => latin(content.subarray(0, 6)).startsWith('{\\rtf'),
  txt: isText,
};

const ODT = 'application/vnd.oasis.opendocument.text';

const latin = (content: Uint8Array) => Buffer.from(content).toString('latin1');

/** Whether a zip archive has the expected names and no macros, and every entry unpacks to the size that it claims. */
async function isPacked(content: Uint8Array, isRight: (names: string[]) => boolean): Promise<boolean> {
  const entries = listZip(content) ?? [];
  const names = entries.map(({ name }) => name);
  if (!isRight(names) || names.some((name) => /vbaProject|(^|\/)Basic\//i.test(name))) return false;
  for (const entry of entries) if (!(await unpackEntry(entry))) return false;
  return true;
}

/** Whether it is text in UTF-8, UTF-16 or a Windows code page: without characters that no writer types. */
function isText(content: Uint8Array): boolean {
  const [first, second] = content;
  const is16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const text = is16 ? new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(content) : latin(content);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  return !/[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(text) && !text.startsWith('MZ');
}

import { getErrorMessage } from '../../domain/text/error-message.ts';

/** A parsed Markdown file of a site folder: the keys of its front matter, its text, and syntax problems. */
export interface ReadPageFile {
  document: Record<string, unknown>;
  problems: { path: string; reason: string; suggestion: string | null }[];
}

const HEAD = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
/** A code fence whose info string is `block` contains a block as JSON. */
const FENCED = /^```block[ \t]*\r?\n([\s\S]*?)^```[ \t]*(?:\r?\n|$)/gm;

/**
 * Parses a page or post in Markdown (H9): front matter between two lines of `---`, one key per line (`title: About us`;
 * a value that starts with `{` or `[` is JSON), then text, with blocks as JSON in code fences named `block`. The
 * resulting document is checked like one of `pages.json`. Pure.
 */
export function readPageFile(text: string): ReadPageFile {
  const problems: ReadPageFile['problems'] = [];
  const head = HEAD.exec(text);
  if (!head)
    return {
      document: {},
      problems: [
        {
          path: 'line 1',
          reason: 'the file must begin with its keys',
          suggestion: 'Start with a line ---, then for example title: About us, then a line ---.',
        },
      ],
    };
  const document = readHead(head[1] ?? '', problems);
  const linesBefore = (head[0].match(/\n/g) ?? []).length;
  const blocks = readBlocks(text.slice(head[0].length), linesBefore, problems);
  return { document: { ...document, ...(blocks.length > 0 && { blocks }) }, problems };
}

function readHead(head: string, problems: ReadPageFile['problems']): Record<string, unknown> {
  const document: Record<string, unknown> = {};
  for (const [at, line] of head.split(/\r?\n/).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const path = `line ${at + 2}`;
    const [, key, value = ''] = /^([A-Za-z_]\w*):[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
    if (key === undefined)
      problems.push({ path, reason: 'is not a key with a value', suggestion: 'Write title: About us.' });
    else if (Object.hasOwn(document, key))
      problems.push({ path, reason: `"${key}" is already given above`, suggestion: null });
    else document[key] = /^(\[|\{(?!\{))/.test(value) ? readJson(value, path, problems) : value;
  }
  return document;
}

function readJson(value: string, path: string, problems: ReadPageFile['problems']): unknown {
  try {
    return JSON.parse(value);
  } catch (error) {
    problems.push({ path, reason: `is not JSON: ${getErrorMessage(error)}`, suggestion: null });
    return null;
  }
}

function readBlocks(body: string, linesBefore: number, problems: ReadPageFile['problems']): unknown[] {
  const blocks: unknown[] = [];
  const addText = (text: string) => {
    if (text.trim() !== '') blocks.push({ kind: 'text', body: text.trim() });
  };
  let from = 0;
  for (const fence of body.matchAll(FENCED)) {
    addText(body.slice(from, fence.index));
    const line = linesBefore + (body.slice(0, fence.index).match(/\n/g) ?? []).length + 1;
    blocks.push(readJson(fence[1] ?? '', `block at line ${line}`, problems));
    from = fence.index + fence[0].length;
  }
  addText(body.slice(from));
  return blocks;
}

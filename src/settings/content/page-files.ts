/** A Markdown file of a site folder, read: its head as keys, its text, and what is wrong with how it is written. */
export interface ReadPageFile {
  document: Record<string, unknown>;
  problems: { path: string; reason: string; suggestion: string | null }[];
}

const HEAD = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
/** A fenced part whose first line says `block` holds a block as JSON. */
const FENCED = /^```block[ \t]*\r?\n([\s\S]*?)^```[ \t]*(?:\r?\n|$)/gm;

/**
 * Reads a page or post that is written as Markdown (H9): between two lines of `---` its keys, one a line (`title: About
 * us`; what begins with `{` or `[` is JSON), then its text, in which a block stands as JSON in a fence that is called
 * `block`. The document that comes out is checked like one of `pages.json`. Pure.
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
          suggestion: 'Begin with a line ---, then for instance title: About us, then a line ---.',
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
      problems.push({ path, reason: 'is no key with its value', suggestion: 'Write title: About us.' });
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
    problems.push({ path, reason: `is not JSON: ${(error as Error).message}`, suggestion: null });
    return null;
  }
}

/** Text and blocks in the file's order. */
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

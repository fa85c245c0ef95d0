import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { FolderClaims, StoredFolder } from '../../db/schema/group.ts';
import { getErrorMessage } from '../../domain/text/error-message.ts';
import { checkSiteFolder, type FileProblem, type FolderCheck, type SiteFolder } from '../../settings/content.ts';
import { decodeText } from './read-text.ts';

/** A site's folder on disk: its name is the site's slug. */
export interface ReadFolder {
  slug: string;
  /** Of its files, and of the standard pages. */
  digest: string;
  check: FolderCheck;
  /** The content of its own files, by name: parsed JSON, and Markdown as text. */
  files: Record<string, unknown>;
}

/** A folder that is as it was when it was applied last, and was good then; perhaps to other code. */
export interface UnchangedFolder {
  slug: string;
  digest: string;
  check: undefined;
  claims: FolderClaims;
}

/** Files by name, and the problems of those that could not be decoded or parsed. */
interface ReadFiles<Content = string> {
  files: Record<string, Content>;
  problems: FileProblem[];
}

/** The bytes of files, by name, in order of their names. */
type RawFiles = ReadonlyMap<string, Buffer>;

/** The pages that come with the platform. */
const STANDARD_PAGES_DIR = join(import.meta.dirname, '..', '..', '..', 'standard-pages');

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A folder that is not read: what it claimed when it was applied last; undefined for one that never was. */
export interface OtherFolder {
  slug: string;
  claims: FolderClaims | undefined;
}

export interface Reading {
  /** Slugs of the folders to read, in order. */
  slugs: readonly string[];
  /** A folder whose digest is the one that this finds is not checked again. */
  findStored?: (slug: string) => StoredFolder | undefined;
  /** The folders that are not read. */
  others?: readonly OtherFolder[];
}

/** The names of all folders below `sitesDir`, in order. Throws when it cannot be read. */
export async function listFolderNames(sitesDir: string): Promise<string[]> {
  const entries = await readdir(sitesDir, { withFileTypes: true }).catch((error: Error) => {
    throw new Error(`The sites folder can’t be read (SITES_DIR): ${error.message}`);
  });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort();
}

/** Reads and checks every folder below `sitesDir`, ordered by name. Throws when `sitesDir` cannot be read. */
export async function readSiteFolders(sitesDir: string): Promise<ReadFolder[]> {
  const folders = await readFolders(sitesDir, { slugs: await listFolderNames(sitesDir) });
  return folders.filter((folder) => folder.check !== undefined);
}

/**
 * Reads folders below `sitesDir`, and checks those that `findStored` does not find as they are. One that claims what
 * another one has is refused.
 */
export async function readFolders(
  sitesDir: string,
  { slugs, findStored = () => undefined, others = [] }: Reading,
): Promise<(ReadFolder | UnchangedFolder)[]> {
  const standard = readMarkdown(STANDARD_PAGES_DIR, 'standard-pages');
  const common = createHash('sha256');
  addTo(common, standard);
  const folders: (ReadFolder | UnchangedFolder)[] = [];
  for (const slug of slugs) {
    const raw = readRawFiles(join(sitesDir, slug));
    const digest = digestOf(common, raw);
    const known = findStored(slug);
    if (known?.digest === digest) folders.push({ slug, digest, check: undefined, claims: known.claims });
    else folders.push({ slug, digest, ...checkFolder(slug, raw, decodeAll(standard).files) });
    // A server may be doing this while it serves pages.
    await setImmediate();
  }
  return refuseClashes(folders, others);
}

function readRawFiles(path: string): RawFiles {
  const names = readdirSync(path).filter((name) => name.endsWith('.json'));
  return new Map([
    ...names.sort().map((name) => [name, readFileSync(join(path, name))] as const),
    ...readMarkdown(join(path, 'pages'), 'pages'),
    ...readMarkdown(join(path, 'posts'), 'posts'),
  ]);
}

function digestOf(common: Hash, raw: RawFiles): string {
  const digest = common.copy();
  addTo(digest, raw);
  return digest.digest('base64url');
}

function addTo(digest: Hash, raw: RawFiles): void {
  for (const [name, bytes] of raw) digest.update(`${name} ${bytes.length}\n`).update(bytes);
}

function checkFolder(
  slug: string,
  raw: RawFiles,
  standard: Record<string, string>,
): Omit<ReadFolder, 'slug' | 'digest'> {
  const read = decodeAll(raw);
  const problems = [...wrongSlug(slug), ...read.problems];
  const files: Record<string, unknown> = {};
  for (const [name, text] of Object.entries(read.files))
    try {
      files[name] = name.endsWith('.json') ? JSON.parse(text) : text;
    } catch (error) {
      const reason = `is not JSON: ${getErrorMessage(error)}`;
      problems.push({ file: name, path: '', reason, suggestion: null });
    }
  const check: FolderCheck = problems.length > 0 ? { ok: false, problems } : checkSiteFolder({ ...standard, ...files });
  return { check, files };
}

function wrongSlug(slug: string): FileProblem[] {
  if (SLUG.test(slug)) return [];
  const suggestion = 'Use lower-case letters, digits and single hyphens.';
  return [{ file: '', path: '', reason: `"${slug}" can’t be a site name`, suggestion }];
}

/** The Markdown files below a folder, by their path including the folder's name; none where there is no such folder. */
function readMarkdown(dir: string, name: string): RawFiles {
  if (!existsSync(dir)) return new Map();
  const found = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
  const pages = found.map((file) => file.split(sep).join('/'));
  return new Map(pages.sort().map((page) => [`${name}/${page}`, readFileSync(join(dir, page))]));
}

function decodeAll(raw: RawFiles): ReadFiles {
  const files: Record<string, string> = {};
  const problems: FileProblem[] = [];
  for (const [file, bytes] of raw) {
    const text = decodeText(bytes);
    if (text.ok) files[file] = text.text;
    else problems.push({ file, path: '', reason: text.reason, suggestion: text.suggestion });
  }
  return { files, problems };
}

/** What a folder that is good claims; undefined for one that is not. */
export function listClaims(folder: ReadFolder | UnchangedFolder): FolderClaims | undefined {
  if (folder.check === undefined) return folder.claims;
  if (!folder.check.ok) return undefined;
  return claimsOf(folder.check.site);
}

export function claimsOf({ group, hosts, dealerships, locations }: SiteFolder): FolderClaims {
  const slugsOf = (places: readonly { slug: string }[]) => places.map(({ slug }) => slug);
  return { group, hosts, dealerships: slugsOf(dealerships), locations: slugsOf(locations) };
}

/**
 * A host belongs to one site, and a place of a group is described once: of two folders that claim it, the later one is
 * refused, and one that claims what a folder has which is not read.
 */
function refuseClashes(
  folders: readonly (ReadFolder | UnchangedFolder)[],
  others: readonly OtherFolder[],
): (ReadFolder | UnchangedFolder)[] {
  const claimed = new Map(
    others.flatMap(({ slug, claims }) => (claims ? listPlaces(claims).map(({ key }) => [key, slug] as const) : [])),
  );
  return folders.map((folder) => {
    const given = listClaims(folder);
    const claims = given ? listPlaces(given) : [];
    const problems = claims.flatMap(({ key, file, path, what }) => {
      const other = claimed.get(key);
      const reason = `${what} already belongs to sites/${other}`;
      return other ? [{ file, path, reason, suggestion: 'Remove it from one of them.' }] : [];
    });
    if (problems.length > 0) return { ...folder, check: { ok: false, problems }, files: {} };
    for (const { key } of claims) claimed.set(key, folder.slug);
    return folder;
  });
}

function listPlaces({ group, hosts, dealerships, locations }: FolderClaims) {
  const place = (file: string, what: string) => (slug: string, n: number) => ({
    key: `${what} ${group.slug}/${slug}`,
    file,
    path: `[${n}].slug`,
    what: `${what} "${slug}"`,
  });
  return [
    ...hosts.map((host, n) => ({
      key: `host ${host}`,
      file: 'site.json',
      path: `hosts[${n}]`,
      what: `host "${host}"`,
    })),
    ...dealerships.map(place('dealerships.json', 'dealership')),
    ...locations.map(place('locations.json', 'location')),
  ];
}

/** A problem as one line for a person: file, path, reason, suggestion. */
export function formatProblem(slug: string, { file, path, reason, suggestion }: FileProblem): string {
  return [`sites/${slug}${file && `/${file}`}${path && `: ${path}`}: ${reason}.`, suggestion].filter(Boolean).join(' ');
}

import type { SiteTx } from '../../../db/scope.ts';

interface Clash {
  row_no: number;
  slug: string;
}

/**
 * Gives staged new vehicles another slug if theirs is taken, in the group or earlier in the file: with `-2`, `-3` and
 * so on appended.
 */
export async function findFreeSlugs(tx: SiteTx, groupId: number): Promise<void> {
  const clashes = await listClashes(tx, groupId);
  if (clashes.length === 0) return;
  const taken = await listTaken(tx, groupId, clashes);
  const renamed = clashes.map(({ row_no, slug }) => ({ row_no, slug: nextFree(slug, taken) }));
  await tx.client.query(
    'update staged s set slug = n.slug from unnest($1::int[], $2::text[]) as n (row_no, slug) where ' +
      'n.row_no = s.row_no',
    [renamed.map(({ row_no }) => row_no), renamed.map(({ slug }) => slug)],
  );
}

/** New vehicles whose slug is taken, in the group or earlier in the file. */
async function listClashes(tx: SiteTx, groupId: number): Promise<Clash[]> {
  const { rows } = await tx.client.query<Clash>(
    `select row_no, slug from (
       select row_no, slug, row_number() over (partition by slug order by row_no) as turn
       from staged where car_id is null and not refused) s
     where turn > 1 or exists (select from car c where c.group_id = $1 and c.slug = s.slug)
     order by row_no`,
    [groupId],
  );
  return rows;
}

/** Every slug in stock or file that is a clashing one, with or without a number appended. */
async function listTaken(tx: SiteTx, groupId: number, clashes: readonly Clash[]): Promise<Set<string>> {
  const { rows } = await tx.client.query<{ slug: string }>(
    `with base as (select distinct unnest($2::text[]) as slug),
          used as (
            select slug from car where group_id = $1
            union select slug from staged where car_id is null and not refused)
     select used.slug
     from used join base on used.slug = base.slug or regexp_replace(used.slug, '-\\d+$', '') = base.slug`,
    [groupId, clashes.map(({ slug }) => slug)],
  );
  return new Set(rows.map(({ slug }) => slug));
}

function nextFree(slug: string, taken: Set<string>): string {
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  taken.add(`${slug}-${number}`);
  return `${slug}-${number}`;
}

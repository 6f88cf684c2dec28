import { forbiddenWord, postType, type SeededPostType, seededPostTypes, seededWords } from '@campus/contract/post';
import { skill } from '@campus/contract/resume';
import type { SeedRow } from './bulk.ts';
import { seedId } from './random.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';

const tenants = [1, 2, 3] as const;
/** Ids of lists copied to every tenant: the tenant in the hundred thousands. */
const copyId = (table: number, tenantId: number, i: number): string => seedId(table, tenantId * 100_000 + i);
export const wordId = (tenantId: number, i: number): string => copyId(9, tenantId, i);

export interface PostTypeChoice {
  readonly id: string;
  readonly name: string;
  readonly category: string;
  /** Names of its second and first level. */
  readonly group: string;
  readonly root: string;
}
export interface PostLists {
  readonly rows: { type: SeedRow[]; word: SeedRow[] };
  /** Leaf types by tenant, for posts and job intentions. */
  readonly leaves: ReadonlyMap<number, readonly PostTypeChoice[]>;
}
/** Post types and words of every tenant, as shipped. */
export function seedPostLists(context: SeedContext): PostLists {
  const at = context.time(-400, 540);
  const rows: PostLists['rows'] = { type: [], word: [] };
  const leaves = new Map<number, PostTypeChoice[]>();
  for (const tenantId of tenants) {
    const ids = new Map(seededPostTypes.map((t: SeededPostType, i: number) => [t.code, copyId(6, tenantId, i)]));
    for (const t of seededPostTypes) {
      const id = ids.get(t.code) as string;
      rows.type.push({
        ...systemColumns(postType, id, tenantId, 'seed', at),
        parentId: t.parentCode ? (ids.get(t.parentCode) ?? null) : null,
        name: t.name,
        code: t.code,
        category: t.category,
        postCount: 0,
        sort: t.sort,
        status: 1,
      });
    }
    const parents = new Set(seededPostTypes.map((t) => t.parentCode));
    const byCode = new Map(seededPostTypes.map((t) => [t.code, t]));
    const above = (t: SeededPostType): SeededPostType => byCode.get(String(t.parentCode)) as SeededPostType;
    leaves.set(
      tenantId,
      seededPostTypes
        .filter((t) => !parents.has(t.code))
        .map((t) => ({
          id: ids.get(t.code) as string,
          name: t.name,
          category: t.category ?? '90',
          group: above(t).name,
          root: above(above(t)).name,
        })),
    );
    for (const [i, w] of seededWords.entries())
      rows.word.push({
        ...systemColumns(forbiddenWord, wordId(tenantId, i), tenantId, 'seed', at),
        ...w,
        exceptions: null,
        hitCount: 0,
        status: 1,
      });
  }
  return { rows, leaves };
}
const skillTable = 18;
export const skillRow = (
  context: SeedContext,
  tenantId: number,
  i: number,
  s: { name: string; category: string; aliases: string | null },
): SeedRow => ({
  ...systemColumns(skill, copyId(skillTable, tenantId, i), tenantId, 'seed', context.time(-400, 540)),
  name: s.name,
  nameKey: s.name.toLowerCase(),
  aliases: s.aliases,
  category: s.category,
  useCount: 0,
  status: 1,
});
export const skillId = (tenantId: number, i: number): string => copyId(skillTable, tenantId, i);

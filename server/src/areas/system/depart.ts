import { type Draft, fieldFailure, refusal } from '@campus/contract/kit';
import { nextTreeCode, parentTreeCode } from '@campus/contract/rules';
import { departRefusals as refused, sysDepart } from '@campus/contract/system';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { treeCache } from '../../platform/dictionary/trees.ts';
import { type DirectorRow, loadDirectors, setDirectors } from './depart-directors.ts';

const [company, department] = ['1', '2'];

/** Every process reloads the tree after the commit. */
export function reloadDeparts(context: Context): void {
  context.services.caches.changed(context, treeCache('depart'));
}
const live = ({ db, session }: Context) =>
  db
    .selectFrom('sys_depart')
    .where('tenantId', '=', session.tenantId)
    .where('delFlag', '=', 0)
    .select(['id', 'orgCode']);

/** The next code below a parent; codes of deleted departments are not reused. Root codes are unique across tenants. */
async function nextCode(context: Context, parent: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext(${`depart ${parent}`}))`.execute(context.db);
  const { rows } = await sql<{ orgCode: string }>`
    select org_code from sys_depart where org_code like ${`${parent}___`}`.execute(context.db);
  const next = nextTreeCode(
    parent,
    rows.map((row) => row.orgCode),
  );
  if (next === undefined) throw refusal(refused.codesSpent);
  return next;
}

async function checkPlace(draft: Draft<typeof sysDepart>, context: Context): Promise<void> {
  const parentId = draft.parentId || null;
  const parent =
    parentId === null ? undefined : await live(context).where('id', '=', parentId).forNoKeyUpdate().executeTakeFirst();
  if (parentId !== null && !parent) throw fieldFailure('parentId', refused.parentUnknown);
  const above = parent?.orgCode ?? '';
  if (draft.orgCode) {
    const isBelow = /^([A-Z]\d{2})+$/.test(draft.orgCode) && parentTreeCode(draft.orgCode) === above;
    if (!isBelow) throw fieldFailure('orgCode', refused.codeShape);
  } else draft.orgCode = await nextCode(context, above);
  draft.orgType = String(draft.orgCode.length / 3);
  draft.parentId = parentId;
}

/** Departments: a fixed position in the tree, and their directors. */
export const departBehaviour = behaviour(sysDepart, {
  validate(draft, { before }) {
    const isRoot = !draft.parentId;
    if (before && (draft.parentId || null) !== before.parentId) throw fieldFailure('parentId', refused.cannotMove);
    if (isRoot && draft.orgCategory !== company) throw fieldFailure('orgCategory', refused.rootCategory);
    if (!isRoot && draft.orgCategory === company) throw fieldFailure('orgCategory', refused.childCategory);
  },
  async beforeSave(draft, context) {
    if (!context.before) await checkPlace(draft, context);
  },
  async afterSave(row, context) {
    const before = context.before?.directorUserIds ?? null;
    if (!context.before || row.directorUserIds !== before) await setDirectors(context, row.id, row.directorUserIds);
    reloadDeparts(context);
  },
  /** Directors are stored with the users. */
  async present(rows, context) {
    const asked = rows.filter((row) => 'directorUserIds' in row);
    if (asked.length === 0) return;
    const directors = await loadDirectors(
      context,
      asked.map((row) => String(row.id)),
    );
    for (const row of asked) show(row, directors.get(String(row.id)) ?? []);
  },
  async importRow(draft, cells, context) {
    const code = cells[sysDepart.fields.orgCode.label]?.trim() ?? '';
    draft.orgCategory ??= code.length > 3 ? department : company;
    if (code === '') return;
    const known = await live(context).where('orgCode', '=', code).executeTakeFirst();
    if (known) {
      draft.id = known.id;
      delete draft.orgCode;
      return;
    }
    const above = parentTreeCode(code);
    if (above === '') return;
    const parent = await live(context).where('orgCode', '=', above).executeTakeFirst();
    if (!parent) throw fieldFailure('orgCode', refused.parentUnknown);
    draft.parentId = parent.id;
  },
});
function show(row: Record<string, unknown>, directors: readonly DirectorRow[]): void {
  row.directorUserIds = directors.map(({ id }) => id).join(',') || null;
  if (directors.length > 0) row.directorUserIds_dictText = directors.map(({ realname }) => realname).join(',');
}

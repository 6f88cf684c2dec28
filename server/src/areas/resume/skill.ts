import { failure, fieldFailure } from '@campus/contract/kit';
import {
  getAliases,
  mergeRefusals,
  type SkillOption,
  seededSkills,
  skill,
  skillKey,
  skillOptions,
} from '@campus/contract/resume';
import { sql } from 'kysely';
import type { TableDictionary } from '../../kit/area-server.ts';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { listen } from '../../kit/listener.ts';
import { tenantCreated } from '../system/tenant-created.ts';

interface Known {
  readonly id: string;
  readonly name: string;
  readonly aliases: string | null;
}

/** Serialises writes of names in the tenant's library. */
export async function lockLibrary({ db, session }: Context): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`skill ${session.tenantId}`}, 0))`.execute(db);
}
/** The other skills of the tenant. */
async function others(id: string | undefined, context: Context): Promise<Known[]> {
  await lockLibrary(context);
  const { db, live } = context;
  const { rows } = await sql<Known>`
    select id, name, aliases from rc_skill where ${live(skill)} and id <> ${id ?? ''}`.execute(db);
  return rows;
}

/** The name of the skill that conflicts with an alias. */
function findClash(alias: string, owners: ReadonlyMap<string, string>): string | undefined {
  return owners.get(skillKey(alias));
}
function assertAliasesFree(name: string, aliases: readonly string[], owners: ReadonlyMap<string, string>): void {
  const own = new Map([[skillKey(name), name]]);
  for (const alias of aliases) {
    const clash = findClash(alias, owners) ?? findClash(alias, own);
    if (clash !== undefined) throw fieldFailure('aliases', mergeRefusals.aliasTaken(clash));
    own.set(skillKey(alias), name);
  }
}

/** Throws when another skill has the name or one of the aliases. */
export async function assertNamesFree(
  { id, name, aliases }: { readonly id: string | undefined; readonly name: string; readonly aliases: string | null },
  context: Context,
): Promise<void> {
  const known = await others(id, context);
  const owners = new Map(
    known.flatMap((s) => [s.name, ...getAliases(s.aliases)].map((one) => [skillKey(one), s.name])),
  );
  if (owners.has(skillKey(name))) throw fieldFailure('name', failure('notUnique', skill.fields.name.label).message);
  assertAliasesFree(name, getAliases(aliases), owners);
}

/** Skills: names are unique regardless of case, character width and alias. */
export const skillBehaviour = behaviour(skill, {
  validate({ name = '', aliases = null }, context) {
    const { before } = context;
    if (before?.name === name && before.aliases === aliases) return undefined;
    return assertNamesFree({ id: before?.id, name, aliases }, context);
  },
  beforeSave(draft) {
    draft.nameKey = skillKey(draft.name ?? '');
    draft.aliases = getAliases(draft.aliases).join(',') || null;
  },
  beforeDelete(row) {
    if ((row.useCount ?? 0) > 0) throw failure('inUse', skill.title);
  },
  async importRow(draft, _cells, { db, live }) {
    const { rows } = await sql<{ id: string }>`
      select id from rc_skill where ${live(skill)} and name_key = ${skillKey(draft.name ?? '')}`.execute(db);
    if (rows[0]) draft.id = rows[0].id;
  },
});

export const skillAnswers = [
  answer(skillOptions, async (_input, { db, live }): Promise<SkillOption[]> => {
    const { rows } = await sql<SkillOption>`
      select id, name, aliases, category from rc_skill where ${live(skill)} and status = 1 order by category, use_count desc, name`.execute(
      db,
    );
    return rows;
  }),
];

/** Creates the default skills of the session's tenant, unless it has or had any. */
export async function seedSkills(context: Context): Promise<void> {
  const { rows } = await sql`select 1 from rc_skill where tenant_id = ${context.session.tenantId} limit 1`.execute(
    context.db,
  );
  if (rows.length > 0) return;
  for (const seeded of seededSkills)
    await context.engine.insert(skill, { ...seeded, nameKey: skillKey(seeded.name) }, context);
}

/** Skills as a dictionary of pickers. */
export const skillSource: TableDictionary = {
  entity: skill,
  texts: ['name'],
  codes: ['id', 'name'],
  filters: ['category', 'status'],
};

export const skillsOfTenant = listen(tenantCreated, (_tenant, context) => seedSkills(context));

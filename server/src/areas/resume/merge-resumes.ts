import type { AnyEntity } from '@campus/contract/kit';
import { resume } from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { getColumn } from '../../kit/schema/registry.ts';
import type { MergeChanges } from './merge-changes.ts';
import { refreshStudentResume, resumeChildren } from './resume-refresh.ts';
import { removeResumeOf } from './resume-removal.ts';
import { movedReferences, resumeReferences } from './student-references.ts';

/** The live résumé of a student. */
async function findResumeId(employId: string, context: Context): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from rc_resume where ${context.live(resume)} and employ_id = ${employId}`.execute(context.db);
  return rows[0]?.id;
}

const idsWith = async (e: AnyEntity, field: string, value: string, context: Context): Promise<string[]> => {
  const column = sql.ref(getColumn(field, e.fields[field] as never));
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(e.table)} where ${context.live(e)} and ${column} = ${value} order by id`.execute(
    context.db,
  );
  return rows.map(({ id }) => id);
};

/** Deletes the résumé that was not chosen; what named it names the chosen one. */
async function replaceResume(
  owner: string,
  [deleted, chosen]: readonly [string, string],
  changes: MergeChanges,
  context: Context,
): Promise<void> {
  const { engine } = context;
  for (const child of Object.values(resumeChildren))
    for (const id of await idsWith(child, 'resumeId', deleted, context)) changes.record(child, id, { delFlag: 0 });
  changes.record(resume, deleted, { delFlag: 0 });
  await removeResumeOf(owner, context);
  for (const { entity, field } of resumeReferences(engine.registry.entities))
    for (const id of await idsWith(entity, field, deleted, context)) {
      await engine.set(entity, id, { [field]: chosen }, context);
      changes.record(entity, id, { [field]: deleted });
    }
}

/** Leaves one résumé of two. Returns whether one was deleted. */
export async function settleResumes(
  { keepId, dropId, takesDropped }: { keepId: string; dropId: string; takesDropped: boolean },
  changes: MergeChanges,
  context: Context,
): Promise<boolean> {
  const [kept, dropped] = [await findResumeId(keepId, context), await findResumeId(dropId, context)];
  if (kept === undefined || dropped === undefined) return false;
  if (takesDropped) await replaceResume(keepId, [kept, dropped], changes, context);
  else await replaceResume(dropId, [dropped, kept], changes, context);
  return true;
}

/** Rows of a student that name the résumé of the other one name their own: no company reads the wrong person's. */
export async function separateResumes(ofId: string, otherId: string, context: Context): Promise<void> {
  const { engine } = context;
  const [own, other] = [await findResumeId(ofId, context), await findResumeId(otherId, context)];
  if (own === undefined || other === undefined) return;
  const owners = new Map(movedReferences(engine.registry.entities).map(({ entity, field }) => [entity, field]));
  for (const { entity, field } of resumeReferences(engine.registry.entities)) {
    const owner = owners.get(entity);
    if (owner === undefined) continue;
    const theirs = new Set(await idsWith(entity, owner, ofId, context));
    for (const id of await idsWith(entity, field, other, context))
      if (theirs.has(id)) await engine.set(entity, id, { [field]: own }, context);
  }
}

/** Writes what a student's record says of the résumé they have now. */
export async function refreshStudent(employId: string, context: Context): Promise<void> {
  const id = await findResumeId(employId, context);
  if (id !== undefined) return refreshStudentResume(id, context);
  await sql`update rc_employ_user set resume_id = null, resume_score = null where id = ${employId}`.execute(context.db);
}

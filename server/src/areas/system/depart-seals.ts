import { failure, type Row } from '@campus/contract/kit';
import { addSeal, departSeal, type ListedSeal, listSeals, removeSeal, replaceSeal } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { assertPicture } from '../../platform/documents/document-pictures.ts';
import { audit } from '../../platform/log/audit.ts';

const listAnswer = answer(listSeals, async (_input, context) => {
  const { engine, session } = context;
  const { rows } = await sql<ListedSeal>`
    select s.id, s.version, s.depart_id, d.depart_name, u.depart_name as parent_name, s.img,
      coalesce(s.update_time, s.create_time) as time
    from rc_depart_seal s join sys_depart d on d.id = s.depart_id left join sys_depart u on u.id = d.parent_id
    where ${context.live(departSeal, 's')} order by d.org_code`.execute(context.db);
  return rows.map((row) => ({ ...row, img: engine.ports.sign(row.img, session, true) }));
});

async function lockSeal(id: string, context: Context) {
  const row = await context.engine.lock(departSeal, id, context);
  if (!row) throw failure('notFound');
  return row;
}
async function assertSeal(sent: Partial<Row<typeof departSeal>>, context: Context): Promise<void> {
  await context.engine.checkExistence(departSeal.fields, sent, context);
  await assertPicture('seal', 'img', sent.img, context);
}
const addAnswer = answer(addSeal, async ({ departId, img }, context) => {
  await assertSeal({ departId, img }, context);
  await context.engine.insert(departSeal, { departId, img }, context);
  audit(context, 'departSeal.add', { departId });
  return null;
});
const replaceAnswer = answer(replaceSeal, async ({ id, img }, context) => {
  const { departId } = await lockSeal(id, context);
  await assertSeal({ img }, context);
  await context.engine.set(departSeal, id, { img }, context);
  audit(context, 'departSeal.edit', { departId });
  return null;
});
const removeAnswer = answer(removeSeal, async ({ id }, context) => {
  const { departId } = await lockSeal(id, context);
  await context.engine.remove(departSeal, id, context);
  audit(context, 'departSeal.delete', { departId });
  return null;
});
export const departSealCalls = [listAnswer, addAnswer, replaceAnswer, removeAnswer];

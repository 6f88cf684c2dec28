import type { StepName } from '@campus/contract/kit';
import { lastChangeDay } from '@campus/contract/rules';
import type { employment } from '@campus/contract/statistics';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { notify } from '../../platform/messages/notify.ts';
import { studentReceivers } from '../../platform/messages/receivers.ts';
import type { Employment } from './employment-journal.ts';

const results: Partial<Record<StepName<typeof employment>, string>> = {
  collegePass: '已通过院系审核',
  schoolPass: '已通过学校审核',
  collegeReturn: '被院系退回',
  schoolReturn: '被学校退回',
  reopen: '被撤销通过',
};

interface Graduate {
  readonly name: string;
  readonly gradYear: number;
}
async function loadGraduate(employId: string, { db }: Context): Promise<Graduate> {
  const { rows } = await sql<Graduate>`
    select realname as name, grad_year from rc_employ_user where id = ${employId}`.execute(db);
  return rows[0] as Graduate;
}
const categoryText = async ({ destCategory }: Employment, { engine }: Context): Promise<string> =>
  (await engine.ports.dictionary('rc_dest_category'))?.get(destCategory) ?? destCategory;

/** Asks a student to confirm the approved destination before leaving. */
export async function askToConfirm(row: Employment, seq: string | number, context: Context): Promise<void> {
  const { name, gradYear } = await loadGraduate(row.employId, context);
  notify(context, {
    code: 'E06',
    refId: row.id,
    seq,
    receivers: await studentReceivers(row.employId, context),
    params: { name, category: await categoryText(row, context), deadline: lastChangeDay(gradYear) },
  });
}

/** Notifies the student of a decision. */
export async function notifyDecision(
  step: StepName<typeof employment>,
  row: Employment,
  context: Context,
): Promise<void> {
  const result = results[step];
  if (result === undefined) return;
  const isReturned = step !== 'collegePass' && step !== 'schoolPass';
  notify(context, {
    code: 'E04',
    refId: row.id,
    seq: row.version,
    receivers: await studentReceivers(row.employId, context),
    params: {
      category: await categoryText(row, context),
      result,
      reason: isReturned && row.opinion ? `，原因：${row.opinion}` : '',
    },
  });
  if (step === 'schoolPass') await askToConfirm(row, row.version, context);
}

/** Asks whether the labour contract that follows an agreement was signed. */
export async function askForContract(row: Employment, seq: string, context: Context): Promise<void> {
  const { name } = await loadGraduate(row.employId, context);
  notify(context, {
    code: 'E09',
    refId: row.id,
    seq,
    receivers: await studentReceivers(row.employId, context),
    params: { name, date: row.reportDate, unit: row.unitName ?? '' },
  });
}

/** Asks a student to file a destination; once per `seq`. */
export async function askToFile(row: Employment, seq: string, context: Context): Promise<void> {
  const { name, gradYear } = await loadGraduate(row.employId, context);
  notify(context, {
    code: 'E01',
    refId: row.id,
    seq,
    receivers: await studentReceivers(row.employId, context),
    params: {
      name,
      state: row.audit === 4 ? '您的毕业去向被退回' : '您尚未填报毕业去向',
      what: `填报毕业去向，截止日期${lastChangeDay(gradYear)}`,
    },
  });
}

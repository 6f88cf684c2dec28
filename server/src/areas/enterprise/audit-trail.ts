import { certifiedNames, company, companyAudit } from '@campus/contract/enterprise';
import type { Row, StepName } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { nextSeq } from '../../kit/write/next-seq.ts';

type Company = Row<typeof company>;
type AuditAction = Row<typeof companyAudit>['action'];
type RecordedStep = Exclude<StepName<typeof company>, 'save'>;
/** The journal's word for a step. */
export const recordedAction = (step: RecordedStep): AuditAction =>
  step === 'approve' ? 'pass' : step === 'reject' ? 'refuse' : step;
interface Decision {
  readonly action: AuditAction;
  readonly fromStatus: number;
  readonly reasonCodes?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

/** The certified fields at this moment; encrypted columns stay encrypted. */
function getSnapshot(row: Company, context: Context): Record<string, unknown> {
  const { cipher } = context.engine.ports;
  return Object.fromEntries(
    certifiedNames.map((name) => {
      const value = row[name];
      const secret = company.fields[name].encrypted === true && typeof value === 'string';
      return [name, secret ? cipher.encrypt(value) : value];
    }),
  );
}

/** Adds a decision to the company's history. The caller holds the lock on the company's row, so numbers do not collide. */
export async function recordDecision(row: Company, decision: Decision, context: Context): Promise<void> {
  const { session, now } = context;
  await context.engine.insert(
    companyAudit,
    {
      companyId: row.id,
      tenantId: row.tenantId,
      seq: nextSeq(companyAudit, 'companyId', row.id),
      fromStatus: decision.fromStatus,
      toStatus: row.auditStatus,
      action: decision.action,
      reasonCodes: decision.reasonCodes ?? null,
      reason: decision.reason ?? null,
      operatorId: session.userId,
      operatorName: session.realname || session.username,
      operateTime: now,
      snapshot: getSnapshot(row, context),
    },
    context,
  );
}

/** Number of earlier rejections of the company. */
export async function countRejections(companyId: string, context: Context): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from rc_company_audit where company_id = ${companyId} and action = 'refuse'`.execute(
    context.db,
  );
  return Number(rows[0]?.n ?? 0);
}

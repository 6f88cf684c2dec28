import { refusal, stateText } from '@campus/contract/kit';
import {
  agreementFlow,
  offerFlow,
  documentTexts as texts,
  type VerifiedDocument,
  verifyDocument,
} from '@campus/contract/resume';
import { mask } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { shownDigest } from '../../platform/documents/issued-documents.ts';

interface Code {
  readonly tenantId: number;
  readonly bizType: 'offer' | 'agreement';
  readonly bizId: string;
}
/** A visitor belongs to no tenant: the code leads to the one of its row. */
async function findCode(code: string, { db, now }: Context): Promise<Code | undefined> {
  const { rows } = await sql<Code>`
    select tenant_id, biz_type, biz_id from biz_qr_code
    where code = ${code} and status = 1 and del_flag = 0 and biz_type in ('offer', 'agreement')
      and (expire_time is null or expire_time > ${now}::timestamptz)`.execute(db);
  return rows[0];
}
interface Subject {
  readonly no: string;
  readonly company: string;
  readonly name: string;
  readonly status: number;
}
const sources = {
  offer: { table: 'rc_offer', number: 'offer_no', flow: offerFlow },
  agreement: { table: 'rc_agreement', number: 'agreement_no', flow: agreementFlow },
} as const;
async function findSubject({ tenantId, bizType, bizId }: Code, { db }: Context): Promise<Subject | undefined> {
  const { table, number } = sources[bizType];
  const { rows } = await sql<Subject>`
    select x.${sql.ref(number)} as no, c.company_name as company, e.realname as name, x.status
    from ${sql.table(table)} x join rc_company c on c.id = x.company_id join rc_employ_user e on e.id = x.employ_id
    where x.id = ${bizId} and x.tenant_id = ${tenantId} and x.del_flag = 0`.execute(db);
  return rows[0];
}
interface Print {
  readonly title: string;
  readonly issueTime: string;
  readonly sha256: string;
}
const kinds = { offer: ['offer'], agreement: ['agreement', 'laborCover', 'termination'] } as const;
async function loadPrints({ tenantId, bizType, bizId }: Code, { db }: Context): Promise<Print[]> {
  const { rows } = await sql<Print>`
    select title, issue_time, sha256 from biz_document
    where tenant_id = ${tenantId} and biz_id = ${bizId} and biz_type = any(${[...kinds[bizType]]}::text[])
    order by issue_time desc, id desc`.execute(db);
  return rows;
}

/** What anyone may read about a printed document: enough to compare it, nothing to contact the student with. */
export const verifyDocumentAnswer = answer(verifyDocument, async ({ code }, context): Promise<VerifiedDocument> => {
  const found = await findCode(code, context);
  const subject = found && (await findSubject(found, context));
  const prints = found ? await loadPrints(found, context) : [];
  if (!found || !subject || !prints[0]) throw refusal(texts.invalid, 'RC_NOT_FOUND');
  const { no, company, name, status } = subject;
  return {
    ...{ no, company, kind: prints[0].title, name: mask('name', name) },
    state: stateText(sources[found.bizType].flow, { status }),
    prints: prints.map(({ title, issueTime, sha256 }) => ({
      title,
      date: issueTime.slice(0, 10),
      digest: shownDigest(sha256),
    })),
  };
});

import {
  addCompany,
  auditBatch,
  auditCheck,
  auditLog,
  type CompanyCounts,
  certifiedNames,
  company,
  companyAudit,
  companyById,
  companyCounts,
  companyDraft,
  companyFlow,
  editMyCompany,
  myCompany,
  type PublicCompany,
  publicCompany,
} from '@campus/contract/enterprise';
import {
  type AuditEntry,
  type Draft,
  Failure,
  type Filter,
  failure,
  getCodes,
  readFields,
  type Session,
} from '@campus/contract/kit';
import { computeWait } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import type { Call } from '../../kit/http/route.ts';
import { tenantOfRow } from '../../kit/http/visitor.ts';
import { pickColumns } from '../../kit/read/pick-columns.ts';
import { auditBatchAnswer as auditBatchOf } from '../../kit/write/audit.ts';
import { lockVisible } from '../../kit/write/lock-visible.ts';
import { firstPassword } from '../../platform/sign-in/first-password.ts';
import { hashPassword } from '../../platform/sign-in/password-hash.ts';
import { waitLimit } from '../../platform/waits.ts';
import { administratorAccount, renameAccount, setPassword } from './accounts.ts';
import { checkItems } from './check-panel.ts';
import { assertPapersPresent, listCertifiedChanges } from './company-rules.ts';
import { onBehalf, readAs } from './on-behalf.ts';

type Shown = Record<string, unknown>;

export const companyByIdAnswer = answer(companyById, ({ id }, context) => context.engine.one(company, id, context));

/** Adds a company with its administrator; hashes the password before the transaction opens. */
export const addCompanyAnswer = answer(
  addCompany,
  async ({ adminUsername, ...draft }, context, call) => {
    await assertPapersPresent(draft, context);
    const password = firstPassword();
    const hash = await hashPassword(password);
    const { adminUsername: _name, ...body } = call.body;
    return context.engine.transaction(call, async (inside) => {
      const row = await inside.engine.add(company, body, inside);
      const account = await administratorAccount(row.id, inside);
      const username = adminUsername ? await renameAccount(account, adminUsername, inside) : account.username;
      await setPassword(account.id, hash, inside, { mustChange: true });
      return { ...(await inside.engine.one(company, row.id, inside)), account: { username, password } };
    });
  },
  { transaction: false, rowOf: company },
);

/** The check panel; opening it blocks the applicant from withdrawing for a few minutes. */
export const auditCheckAnswer = answer(
  auditCheck,
  async ({ id }, context) => {
    const row = await lockVisible(company, id, context);
    const waits = row.auditStatus === getCodes(companyFlow, 'waiting')[0];
    // Viewing leaves the row's version alone, so that no open form becomes stale.
    if (waits)
      await sql`update rc_company set audit_open_time = ${context.now}, audit_open_by = ${context.session.username} where id = ${id}`.execute(
        context.db,
      );
    const items = await checkItems(row, context);
    if (!waits || !row.submitTime) return { items, expectedDate: null, overdue: false };
    const wait = computeWait(row.submitTime, context.now, await waitLimit('register.auditDays', context));
    return { items, expectedDate: wait.dueDate, overdue: wait.overdue === 1 };
  },
  { transaction: true },
);

export const auditLogAnswer = answer(auditLog, async ({ id }, context) => {
  await context.engine.one(company, id, context);
  const names = ['seq', 'action', 'fromStatus', 'toStatus', 'reasonCodes', 'reason', 'operatorName', 'operateTime'];
  const rows = await context.engine.find<AuditEntry>(companyAudit, ['companyId', 'eq', id], names, context);
  return rows.sort((a, b) => b.seq - a.seq);
});

export const auditBatchAnswer = auditBatchOf(auditBatch, company, 'companyName');

export const companyCountsAnswer = answer(companyCounts, async (_input, context) => {
  const count = sql<{ auditStatus: number; n: number }>`
    select audit_status, count(*) as n from rc_company where ${await context.visible(company)} group by audit_status`;
  const rows = await context.engine.readCounts(count, context);
  const of = (...codes: number[]): number =>
    rows.filter((row) => codes.includes(row.auditStatus)).reduce((sum, row) => sum + Number(row.n), 0);
  const counts: CompanyCounts = {
    all: of(0, 1, 2, 3, 4, 5),
    waiting: of(...getCodes(companyFlow, 'waiting')),
    approved: of(...getCodes(companyFlow, 'approved')),
    refused: of(...getCodes(companyFlow, 'rejected')),
    notSubmitted: of(...getCodes(companyFlow, 'blank', 'draft')),
    disabled: of(...getCodes(companyFlow, 'disabled')),
  };
  return counts;
});

/** A company as its own members see it: contacts in plain, the handler's identity card only for its administrator. */
async function ownCompany(session: Session, context: Context): Promise<Shown> {
  const { companyId } = session;
  if (!companyId) throw failure('notFound');
  const { idCardNo, contactMobile } = company.fields;
  const codes = [contactMobile.plain, ...(session.roles.includes('ent_admin') ? [idCardNo.plain] : [])] as string[];
  return context.engine.one(company, companyId, readAsOwner(session, codes, context));
}
const readAsOwner = (session: Session, codes: readonly string[], context: Context): Context => ({
  ...readAs({ ...session, codes: new Set(codes) }, context),
  db: context.db,
});

export const myCompanyAnswer = answer(myCompany, (_input, context) => ownCompany(context.session, context));

/** Certified values of a body, without masked values sent back unchanged. */
function listSentCertified(call: Call): Draft<typeof company> {
  const sent = Object.entries(call.body).filter(
    ([name, value]) => (certifiedNames as readonly string[]).includes(name) && !String(value ?? '').includes('*'),
  );
  return readFields(companyDraft, Object.fromEntries(sent), true) as Draft<typeof company>;
}
export const editMyCompanyAnswer = answer(
  editMyCompany,
  async (_input, context, call) => {
    const { companyId } = context.session;
    const before = companyId ? await context.engine.lock(company, companyId, context) : undefined;
    if (!before) throw failure('notFound');
    const [changed] = listCertifiedChanges(listSentCertified(call), before);
    if (changed !== undefined) {
      const sentence = '认证信息需通过资质变更修改';
      throw new Failure('refused', sentence, { [changed]: sentence });
    }
    await context.engine.edit(company, { ...call.body, id: before.id }, context);
    return ownCompany(context.session, context);
  },
  { rowOf: company },
);

const publicNames = [
  'companyName',
  'shortName',
  'logo',
  'tags',
  'nature',
  'industry',
  'scale',
  'regionCode',
  'address',
  'website',
  'introduction',
  'welfare',
] as const;
const shownToAll: readonly (keyof PublicCompany)[] = [
  'id',
  'companyName',
  'shortName',
  'logo',
  'tags_dictText',
  'nature_dictText',
  'industry_dictText',
  'scale_dictText',
  'regionCode_dictText',
  'address',
  'website',
  'introduction',
  'welfare_dictText',
];
/** Public page of an approved company of any tenant. */
export const publicCompanyAnswer = answer(
  publicCompany,
  async ({ id }, context) => {
    const reader = readAs(onBehalf({ tenantId: context.session.tenantId }), context);
    const isPublic: Filter = {
      all: [
        ['id', 'eq', id],
        ['auditStatus', 'eq', companyFlow.states.approved.code],
      ],
    };
    const [row] = await context.engine.find<PublicCompany>(company, isPublic, publicNames, reader, 1);
    if (!row) throw failure('notFound');
    return pickColumns(row, shownToAll);
  },
  { tenantOf: tenantOfRow(company, 'id') },
);

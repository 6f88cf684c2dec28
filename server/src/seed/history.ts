import { accountAlteration, alterationFlow, company, enterpriseDictionaries } from '@campus/contract/enterprise';
import { type AnyEntity, otherReason, type Workflow } from '@campus/contract/kit';
import { companyPost, dayAfter, postDictionaries, postFlow } from '@campus/contract/post';
import { delivery } from '@campus/contract/resume';
import { bizAuditLog } from '@campus/contract/system';
import { historyColumns } from '../platform/log/workflow-history.ts';
import type { SeedRow } from './bulk.ts';
import { seedId } from './random.ts';
import { type SeedContext, systemActor, systemColumns } from './seed-context.ts';

const table = 97;
/** First index of the ids of each entity. */
const offsets = {
  company: 0,
  companyPost: 100_000,
  accountAlteration: 200_000,
  delivery: 300_000,
  employment: 500_000,
  companyChange: 600_000,
  blacklist: 610_000,
  agreement: 620_000,
  liveRoom: 630_000,
} as const;

export interface Change {
  readonly entity: AnyEntity & { readonly name: keyof typeof offsets };
  readonly id: unknown;
  readonly tenantId: unknown;
  readonly action: string;
  readonly from: unknown;
  readonly to: unknown;
  readonly reason?: string | null;
  readonly username: unknown;
  readonly realname: unknown;
  readonly at: unknown;
}
export const changeRows = (changes: readonly Change[]): SeedRow[] =>
  changes.map((change, k) => {
    const { entity, tenantId, username, at, reason = null } = change;
    const id = seedId(table, offsets[entity.name] + k);
    return {
      ...systemColumns(bizAuditLog, id, Number(tenantId), String(username), String(at)),
      ...historyColumns({ ...change, reason, ip: null }),
    };
  });

const reasonItems = [...enterpriseDictionaries, ...postDictionaries];
/** The reason as a step records it: the labels of the chosen codes, then the text. */
function reasonText(dict: string, { reasonCodes, reason }: SeedRow): string | null {
  const items = reasonItems.find(({ code }) => code === dict)?.items ?? [];
  const codes = String(reasonCodes ?? '').split(',');
  const labels = items.filter(({ value }) => value !== otherReason && codes.includes(value)).map(({ text }) => text);
  return [labels.join('、'), reason].filter(Boolean).join('；') || null;
}
/** Steps of the journals of companies and posts. */
const stepNames: Readonly<Record<string, string>> = { pass: 'approve', refuse: 'reject' };

function getJournal(
  entity: Change['entity'],
  idColumn: 'companyId' | 'postId',
  dict: string,
  journal: readonly SeedRow[],
): Change[] {
  return journal.map((row) => ({
    entity,
    id: row[idColumn],
    tenantId: row.tenantId,
    action: stepNames[String(row.action)] ?? String(row.action),
    from: row.fromStatus,
    to: row.toStatus,
    reason: reasonText(dict, row),
    username: row.createBy,
    realname: row.operatorName,
    at: row.operateTime,
  }));
}
export const companyHistory = (journal: readonly SeedRow[]): SeedRow[] =>
  changeRows(getJournal(company, 'companyId', 'rc_company_reject_reason', journal));

/** The audits of posts, and the pauses, which the journal leaves out. */
export function postHistory(context: SeedContext, posts: readonly SeedRow[], journal: readonly SeedRow[]): SeedRow[] {
  const { active, paused } = postFlow.states;
  const today = context.time(0, 0);
  const later = (at: string): string => {
    const next = `${dayAfter(at.slice(0, 10), 1)}${at.slice(10)}`;
    return next < today ? next : at;
  };
  const pauses = posts
    .filter(({ postStatus }) => postStatus === paused.code)
    .map((row): Change => {
      const audits = journal.filter(({ postId }) => postId === row.id);
      // A disabled company has its posts paused by the school.
      const by = audits.at(row.pauseReason === '企业停用' ? -1 : 0) as SeedRow;
      return {
        entity: companyPost,
        id: row.id,
        tenantId: row.tenantId,
        action: 'pause',
        from: active.code,
        to: paused.code,
        reason: row.pauseReason as string | null,
        username: by.createBy,
        realname: by.operatorName,
        at: later(String(audits.at(-1)?.operateTime)),
      };
    });
  return changeRows([...getJournal(companyPost, 'postId', 'rc_post_reject_reason', journal), ...pauses]);
}

/** How each alteration came to its state: by SMS at once, on paper by the audit. */
export function alterationHistory(
  context: SeedContext,
  requests: readonly SeedRow[],
  names: ReadonlyMap<string, string>,
): SeedRow[] {
  const { started, waiting, done, rejected, lapsed } = alterationFlow.states;
  const auditor = context.auditor(1);
  return changeRows(
    requests.flatMap((row): Change[] => {
      const own = { entity: accountAlteration, id: row.id, tenantId: row.tenantId };
      const applicant = { username: row.createBy, realname: names.get(String(row.createBy)), at: row.createTime };
      const isOnPaper = row.letterFile !== null;
      const first: Change = isOnPaper
        ? { ...own, ...applicant, action: 'submit', from: started.code, to: waiting.code }
        : { ...own, ...applicant, action: 'finish', from: started.code, to: done.code };
      if (!isOnPaper || row.status === waiting.code) return [first];
      const next = { ...own, from: waiting.code, to: row.status };
      if (row.status === lapsed.code) return [first, { ...next, ...systemActor, action: 'lapse', at: row.expireTime }];
      const action = row.status === rejected.code ? 'reject' : 'approve';
      const reason = row.auditReason as string | null;
      return [
        first,
        { ...next, username: auditor.username, realname: auditor.realname, action, reason, at: row.auditTime },
      ];
    }),
  );
}

/** The steps of deliveries that changed their state. */
export function deliveryHistory(steps: readonly SeedRow[]): SeedRow[] {
  const known = (delivery.workflow as Workflow).steps;
  const getStep = (action: unknown): string => (action === 'offerAccept' ? 'hire' : String(action));
  return changeRows(
    steps
      .filter(({ action, fromStatus }) => fromStatus !== null && getStep(action) in known)
      .map((row) => ({
        entity: delivery,
        id: row.deliveryId,
        tenantId: row.tenantId,
        action: getStep(row.action),
        from: row.fromStatus,
        to: row.toStatus,
        reason: row.remark as string | null,
        username: row.createBy,
        realname: row.actorName,
        at: row.occurTime,
      })),
  );
}

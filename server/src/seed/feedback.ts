import { feedback, feedbackFlow } from '@campus/contract/interaction';
import type { SeedRow } from './bulk.ts';
import { feedbackRows } from './feedback-rows.ts';
import { systemId } from './random.ts';
import { isAdmitted, type SeedCompany } from './seed-company.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';

const table = 52;
/** The last rows belong to the other tenants. */
const tenantAt = (k: number): number => (k < 16 ? 1 : k < 20 ? 2 : 3);

/** Feedback of users, and the school's reply on a later working day. */
export function seedFeedback(context: SeedContext, companies: readonly SeedCompany[]): SeedRow[] {
  const dice = context.dice('feedback');
  return feedbackRows.map((row, k) => {
    const tenantId = tenantAt(k);
    const admitted = companies.filter((c) => c.tenantId === tenantId && isAdmitted(c) && c.admitted < row.day);
    const company = row.by === 'company' && admitted.length > 0 ? dice.pick(k, 'company', admitted) : undefined;
    const staff = context.recommender(tenantId);
    const author = company?.members[0] ?? context.auditor(tenantId);
    const at = context.time(row.day, 550 + dice.between(k, 'minute', 0, 480));
    const handledOn = context.workday(row.day + dice.between(k, 'answers', 1, 2));
    const isDecided = row.state === 'resolved' || row.state === 'rejected';
    const handled = isDecided ? context.time(handledOn, 560 + dice.between(k, 'handled', 0, 400)) : null;
    return {
      ...systemColumns(feedback, systemId(table, k), tenantId, author.username, at),
      feedbackNo: `FK${at.slice(0, 10).replaceAll('-', '')}${String(k + 1).padStart(4, '0')}`,
      content: row.content,
      feedbackType: row.kind,
      priority: row.kind === '1' || row.kind === '4' ? 'M' : 'L',
      images: null,
      contact: null,
      userName: author.realname,
      companyId: company?.id ?? null,
      handler: row.state === 'waiting' ? null : staff.username,
      handleResult: row.answer ?? null,
      handleTime: handled,
      score: row.score ?? null,
      internalNote: null,
      status: feedbackFlow.states[row.state].code,
    };
  });
}

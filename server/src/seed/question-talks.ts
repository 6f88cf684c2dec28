import { aiConversation, aiMessage } from '@campus/contract/assistant';
import { qaAudiences } from '@campus/contract/interaction';
import { fromChinaTime, userTypes } from '@campus/contract/kit';
import { addSeconds, day } from '../platform/sign-in/moments.ts';
import type { SeedRow } from './bulk.ts';
import type { SeedCompany } from './seed-company.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';

/** How far back single questions are kept; the entries count the older ones. */
const keptDays = 30;
/** Of each question the last few are kept, a day and some minutes apart. */
const mostOfEach = 6;
const apart = day + 47 * 60;

interface Asked {
  readonly tenantId: number;
  readonly question: string;
  readonly count: number;
  readonly last: string;
  readonly isForSchool: boolean;
  readonly reply: Readonly<Record<string, unknown>>;
}

const listAnswered = (answers: readonly SeedRow[]): Asked[] =>
  answers
    .filter(({ lastHitTime, audience }) => lastHitTime !== null && audience !== qaAudiences.student)
    .map(({ id, tenantId, question, answer, audience, hitCount, lastHitTime }) => ({
      ...{ tenantId: Number(tenantId), question: String(question), count: Number(hitCount), last: String(lastHitTime) },
      isForSchool: audience === qaAudiences.school,
      reply: {
        answer,
        decision: 'direct',
        sources: [{ id, kind: 'questAns', question, score: 1, content: answer }],
      },
    }));
const listMissed = (misses: readonly SeedRow[]): Asked[] =>
  misses.map(({ tenantId, question, missCount, lastTime, userType }) => ({
    ...{ tenantId: Number(tenantId), question: String(question), count: Number(missCount), last: String(lastTime) },
    isForSchool: userType === userTypes.staff,
    reply: { answer: '抱歉，暂时没有找到答案，您可以提交反馈或拨打服务电话。', decision: 'miss', sources: [] },
  }));

/** An id that sorts by its time, as those of the assistant do. */
const chatId = (at: string, index: number): string =>
  `${fromChinaTime(at).getTime().toString(16).padStart(12, '0')}70008000${index.toString(16).padStart(12, '0')}`;

/** Accounts by which people try the product begin without conversations: the first of each company, and `hr03`. */
const isTried = (username: string): boolean => !username.includes('_');

/** The questions of the last month behind the counts of the knowledge base and of the unanswered questions. */
export function seedTalks(
  context: SeedContext,
  { answer, miss }: { readonly answer: readonly SeedRow[]; readonly miss: readonly SeedRow[] },
  companies: readonly SeedCompany[],
): { conversation: SeedRow[]; message: SeedRow[] } {
  const members = Map.groupBy(
    companies.flatMap(({ tenantId, members: all }) =>
      all.filter(({ username }) => !isTried(username)).map(({ userId }) => ({ tenantId, userId })),
    ),
    ({ tenantId }) => tenantId,
  );
  const from = context.time(1 - keptDays, 0);
  const conversation: SeedRow[] = [];
  const message: SeedRow[] = [];
  for (const { tenantId, question, count, last, isForSchool, reply } of [...listAnswered(answer), ...listMissed(miss)])
    for (let n = 0; n < Math.min(count, mostOfEach); n += 1) {
      const at = addSeconds(last, -n * apart);
      if (at < from) break;
      const i = message.length;
      const ofCompanies = members.get(tenantId) ?? [];
      const userId = (!isForSchool && ofCompanies[i % ofCompanies.length]?.userId) || context.auditor(tenantId).userId;
      const id = chatId(at, 2 * i);
      conversation.push({
        ...systemColumns(aiConversation, id, tenantId, 'seed', at),
        userId,
        name: question,
        talkedAt: at,
      });
      message.push({
        ...systemColumns(aiMessage, chatId(at, 2 * i + 1), tenantId, 'seed', at),
        ...{ conversationId: id, userId, query: question, ...reply, rating: null, stopped: 0 },
      });
    }
  return { conversation, message };
}

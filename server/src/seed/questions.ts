import {
  getKeywords,
  listSimilar,
  normalizeQuestion,
  qaAudiences,
  qaSources,
  questAns,
  questAnsFlow,
  questCategory,
  questMiss,
  questMissFlow,
} from '@campus/contract/interaction';
import { userTypes } from '@campus/contract/kit';
import type { SeedRow } from './bulk.ts';
import { missedQuestions, questionRows } from './question-rows.ts';
import { systemId } from './random.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';

const { draft, enabled } = questAnsFlow.states;
const numbers = { category: 60, answer: 61, miss: 62 } as const;
/** Unfinished drafts of the first tenant's editors. */
const drafts: ReadonlySet<string> = new Set(
  Object.values(questionRows)
    .flat()
    .filter(([, , , audience]) => audience === qaAudiences.student)
    .slice(0, 8)
    .map(([question]) => question),
);
/** The first tenant has the whole knowledge base, the others every second entry. */
const tenants = [
  [1, 1],
  [2, 2],
  [3, 2],
] as const;

/** The knowledge base of the sample data, and unanswered questions. */
export function seedQuestions(context: SeedContext): { category: SeedRow[]; answer: SeedRow[]; miss: SeedRow[] } {
  const dice = context.dice('qa_quest_ans');
  const category: SeedRow[] = [];
  const answer: SeedRow[] = [];
  for (const [tenant, every] of tenants) {
    const first = answer.length;
    for (const [name, rows] of Object.entries(questionRows)) {
      const id = systemId(numbers.category, category.length);
      const kept = rows.filter((_row, i) => i % every === 0);
      category.push({
        ...systemColumns(questCategory, id, tenant, 'seed', context.time(-200, 540)),
        name,
        parentId: null,
        sortOrder: category.length % 9,
        entryCount: kept.length,
      });
      for (const [question, similar, keywords, audience, text] of kept) {
        const i = answer.length;
        const similarQuestions = listSimilar(similar.replaceAll('|', '\n')).join('\n');
        const { code: status } = tenant === 1 && drafts.has(question) ? draft : enabled;
        const hits = status === enabled.code ? dice.between(i, 'hits', 0, 120) : 0;
        answer.push({
          ...systemColumns(questAns, systemId(numbers.answer, i), tenant, 'seed', context.time(-180 + (i % 90), 600)),
          question,
          similarQuestions: similarQuestions || null,
          answer: text,
          category: id,
          audience,
          keywords: getKeywords(keywords.replaceAll('|', ',')).join(',') || null,
          relatedIds: null,
          source: qaSources.typed,
          status,
          hitCount: hits,
          helpfulCount: Math.floor(hits * 0.3),
          unhelpfulCount: i % 23 === 5 ? Math.floor(hits * 0.3) + 7 : Math.floor(hits * 0.05),
          lastHitTime: hits > 0 ? context.time(-dice.between(i, 'last', 0, 120), 700) : null,
          sortOrder: i - first,
          wordingKeys: [question, ...listSimilar(similarQuestions)].map((words) => normalizeQuestion(words)).join('\n'),
        });
      }
    }
    relate(answer.slice(first));
  }
  return { category, answer, miss: listMissed(context) };
}

/** Questions that found no answer, in both tenants. */
function listMissed(context: SeedContext): SeedRow[] {
  const dice = context.dice('qa_quest_ans');
  return [...missedQuestions, ...missedQuestions].map((question, i) => {
    const { waiting, converted, ignored } = questMissFlow.states;
    const { code: status } = i % 8 === 3 ? ignored : i % 8 === 5 ? converted : waiting;
    return {
      ...systemColumns(
        questMiss,
        systemId(numbers.miss, i),
        i < missedQuestions.length ? 1 : 2,
        'seed',
        context.time(-60, 600),
      ),
      question,
      questionKey: normalizeQuestion(question),
      missCount: dice.between(i, 'asked', 1, 40),
      bestMatch: null,
      bestScore: dice.between(i, 'score', 0, 29) / 100,
      userType: dice.pick(i, 'who', [userTypes.staff, userTypes.enterprise, userTypes.enterprise]),
      lastTime: context.time(-dice.between(i, 'last', 0, 30), 660),
      ignoredUntil: status === ignored.code ? context.time(60, 0) : null,
      status,
    };
  });
}

/** Marks consecutive entries of a category as related. */
function relate(rows: SeedRow[]): void {
  for (const row of rows as Record<string, unknown>[]) {
    const others = rows.filter(
      (other) => other.category === row.category && other.id !== row.id && other.status === enabled.code,
    );
    row.relatedIds =
      others
        .slice(0, 2)
        .map((other) => other.id)
        .join(',') || null;
  }
}

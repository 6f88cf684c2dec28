import { assistantTexts, type Source } from '@campus/contract/assistant';
import {
  type Decision,
  getDecision,
  getPieces,
  type Match,
  nearest,
  type Prepared,
  type Synonyms,
  scoreLimits,
} from '@campus/contract/interaction';
import type { Known } from '../interaction/known.ts';

/** Reply of the embedded answerer with its sources and the reason for it. */
export interface Reply {
  readonly decision: Decision;
  /** Markdown. */
  readonly text: string;
  readonly sources: readonly Source[];
  /** The nearest entry, however low its score. */
  readonly best: { readonly id: string; readonly kind: Source['kind']; readonly score: number } | undefined;
}
/** A page where the user can post an unanswered question. */
export interface Board {
  readonly title: string;
  readonly path: string;
}
const [mostSuggested, mostRelated] = [3, 3];

const getSource = ({ entry, score }: Match<Known>): Source => ({
  id: entry.id,
  kind: entry.source,
  question: entry.question,
  score,
  content: entry.answer.slice(0, 200),
});
const list = (questions: readonly string[]): string => questions.map((question) => `- ${question}`).join('\n');

/** Questions related to an entry: those its editor chose, else the next nearest ones. */
function relatedTo(found: readonly Match<Known>[], known: readonly Prepared<Known>[]): string[] {
  const [best, ...others] = found;
  const chosen = (best?.entry.relatedIds ?? []).flatMap((id) => known.find(({ entry }) => entry.id === id) ?? []);
  const near = others.filter(({ score }) => score >= scoreLimits.suggested);
  return (chosen.length > 0 ? chosen : near).slice(0, mostRelated).map(({ entry }) => entry.question);
}

/** Answers a question from known entries: verbatim, by asking back, or by saying that no answer is known. */
export function findReply(
  question: string,
  known: readonly Prepared<Known>[],
  synonyms: Synonyms,
  boards: readonly Board[],
): Reply {
  const found = nearest(getPieces(question, synonyms), known);
  const [first] = found;
  const decision = getDecision(first?.score ?? 0);
  const best = first && { id: first.entry.id, kind: first.entry.source, score: first.score };
  if (decision === 'direct' && first) {
    const related = relatedTo(found, known);
    const more = related.length > 0 ? `\n\n**${assistantTexts.related}**\n\n${list(related)}` : '';
    return { decision, text: first.entry.answer + more, sources: [getSource(first)], best };
  }
  if (decision === 'suggest') {
    const near = found.filter(({ score }) => score >= scoreLimits.suggested).slice(0, mostSuggested);
    const text = `${assistantTexts.suggest}\n\n${list(near.map(({ entry }) => entry.question))}`;
    return { decision, text, sources: near.map(getSource), best };
  }
  const offers = boards.map(({ title, path }) => assistantTexts.board(title, path));
  return { decision, text: [assistantTexts.miss, assistantTexts.noted, ...offers].join('\n\n'), sources: [], best };
}

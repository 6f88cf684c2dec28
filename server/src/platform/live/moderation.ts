import { contentLevels, exceptionPhrases, sensitiveWord } from '@campus/contract/post';
import { type ForbiddenWord, type WordHit, wordMatcher } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { TimedCacheSource } from '../../kit/area-server.ts';
import type { Context } from '../../kit/context.ts';

interface ContentWord extends ForbiddenWord {
  readonly id: string;
  readonly level: number;
  readonly replaceText: string | null;
}
/** What is done with a text: refused, held for review, changed, or taken as it is. */
export interface Moderation {
  readonly action: 'block' | 'review' | 'replace' | 'pass';
  readonly text: string;
  readonly hits: readonly string[];
}
const defaultReplacement = '***';
/** More links or a longer run of one character than this are reviewed. */
const [mostLinks, longestRun] = [2, 10];

/** Compiled words of the tenants; a change drops that of its tenant in every process. */
export const contentWordCache: TimedCacheSource = { name: 'contentWords', lifeMs: 600_000, most: 200 };
export const dropContentWords = (context: Context): void =>
  context.services.caches.ownerChanged(context, contentWordCache, context.session.tenantId);

async function loadWords(context: Context): Promise<ContentWord[]> {
  type Stored = Omit<ContentWord, 'exceptions'> & { exceptions: string | null; wordPinyin: string | null };
  const { rows } = await sql<Stored>`
    select id, word, word_pinyin, level, exceptions, replace_tip as replace_text from rc_post_forbidden_word
    where ${context.live(sensitiveWord)} and status = 1`.execute(context.db);
  return rows.map(({ wordPinyin, ...row }) => ({
    ...row,
    exceptions: exceptionPhrases(row.exceptions),
    syllables: (wordPinyin ?? '').split('|')[0]?.split(' ') ?? [],
  }));
}
type Finding = (text: string) => WordHit<ContentWord>[];
const loadFinding = (context: Context): Promise<Finding> =>
  context.services.caches
    .timed(contentWordCache)
    .get(context.session.tenantId, '', context.engine.now().getTime(), async () =>
      wordMatcher(await loadWords(context)),
    );

/** Writes the replacements into the text. */
function replaceHits(text: string, hits: readonly WordHit<ContentWord>[]): string {
  let [changed, at] = ['', 0];
  for (const { word, start, end } of hits) {
    changed += text.slice(at, start) + (word.replaceText ?? defaultReplacement);
    at = end;
  }
  return changed + text.slice(at);
}
const isSuspicious = (text: string): boolean =>
  (text.match(/https?:\/\//gi)?.length ?? 0) > mostLinks || new RegExp(`(.)\\1{${longestRun},}`, 'u').test(text);

/** Writes `*` over the words that were found. */
const starHits = (text: string, hits: readonly WordHit<ContentWord>[]): string =>
  replaceHits(
    text,
    hits.map((hit) => ({ ...hit, word: { ...hit.word, replaceText: '*'.repeat(hit.end - hit.start) } })),
  );

/**
 * Checks what a user wrote against the tenant's words. A word that was only spelled may be a coincidence: a person decides,
 * unless the place only replaces.
 */
export async function moderate(text: string, context: Context, replacesOnly = false): Promise<Moderation> {
  const hits = (await loadFinding(context))(text);
  await countHits(hits, context);
  if (replacesOnly) {
    const found = [...new Set(hits.map(({ word }) => word.word))];
    return { action: hits.length > 0 ? 'replace' : 'pass', text: starHits(text, hits), hits: found };
  }
  const levelOf = ({ word, isSpelled }: WordHit<ContentWord>) =>
    isSpelled && word.level === contentLevels.block ? contentLevels.review : word.level;
  const levels = new Set(hits.map(levelOf));
  const replaced = replaceHits(
    text,
    hits.filter((hit) => levelOf(hit) === contentLevels.replace),
  );
  const found = [...new Set(hits.map(({ word }) => word.word))];
  if (levels.has(contentLevels.block)) return { action: 'block', text, hits: found };
  if (levels.has(contentLevels.review) || isSuspicious(text)) return { action: 'review', text: replaced, hits: found };
  return { action: levels.has(contentLevels.replace) ? 'replace' : 'pass', text: replaced, hits: found };
}
/** Counts the words that were found; rows are locked in a fixed order. */
async function countHits(hits: readonly WordHit<ContentWord>[], { db, now }: Context): Promise<void> {
  const ids = [...new Set(hits.map(({ word }) => word.id))];
  if (ids.length === 0) return;
  await sql`
    with hit as (select id from rc_post_forbidden_word where id = any(${ids}::text[]) order by id for no key update)
    update rc_post_forbidden_word w set hit_count = coalesce(w.hit_count, 0) + 1, last_hit_time = ${now}::timestamptz
    from hit where w.id = hit.id`.execute(db);
}

import { type Askable, type Prepared, prepareEntry, qaAudiences } from '@campus/contract/interaction';
import type { Context } from '../../kit/context.ts';
import { helpEntries } from './help/index.ts';
import { entriesFor, loadSynonyms } from './knowledge.ts';

/** A source of answers: an entry of the knowledge base or a built-in help text. */
export interface Known extends Askable {
  readonly source: 'questAns' | 'help';
  readonly answer: string;
  readonly relatedIds: readonly string[];
}
let help: { readonly synonyms: string; readonly list: readonly Prepared<Known & { audience: string }>[] } | undefined;

async function helpFor(context: Context, audience: string): Promise<Prepared<Known>[]> {
  const synonyms = await loadSynonyms(context.engine);
  const key = JSON.stringify(synonyms);
  if (help?.synonyms !== key)
    help = {
      synonyms: key,
      list: helpEntries.map((entry) =>
        prepareEntry({ ...entry, source: 'help' as const, hitCount: 0, relatedIds: [] }, synonyms),
      ),
    };
  return help.list.filter(({ entry }) => entry.audience === qaAudiences.all || entry.audience === audience);
}

/** All sources for `audience`; entries of the knowledge base come before built-in texts. */
export async function loadKnown(context: Context, audience: string): Promise<Prepared<Known>[]> {
  const base = (await entriesFor(context, audience)).map(
    (one): Prepared<Known> => ({ ...one, entry: { ...one.entry, source: 'questAns' } }),
  );
  return [...base, ...(await helpFor(context, audience))];
}

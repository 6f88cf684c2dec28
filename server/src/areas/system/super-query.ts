import { failure, fieldFailure, type Session } from '@campus/contract/kit';
import {
  addSuperQuery,
  deleteSuperQuery,
  editSuperQuery,
  listSuperQueries,
  mayChangeShared,
  type StoredQuery,
  superQuery,
  systemRefusals,
} from '@campus/contract/system';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../kit/http/answer.ts';

export const superQueryBehaviour = behaviour(superQuery, {
  /** Asserts that the title is unique among the queries visible to its owner. */
  async validate({ saveCode, title }, context) {
    const { before, engine } = context;
    const twins = await engine.find(
      superQuery,
      {
        all: [
          ['saveCode', 'eq', saveCode ?? before?.saveCode],
          ['title', 'eq', title ?? before?.title],
        ],
      },
      ['title'],
      context,
      2,
    );
    if (twins.some((twin) => twin.id !== before?.id)) throw fieldFailure('title', systemRefusals.queryTitleTaken);
  },
  beforeSave(draft, { before, session }) {
    if (!before) draft.companyId = session.companyId ?? null;
  },
});

interface Stored extends Omit<StoredQuery, 'mine'> {
  readonly createBy: string;
}
const names = ['saveCode', 'title', 'matchType', 'records', 'shared', 'createBy'] as const;
const mostKept = 200;
const toSavedQuery = (row: Stored, session: Session): StoredQuery => ({
  id: row.id,
  title: row.title,
  matchType: row.matchType,
  records: row.records,
  shared: row.shared,
  mine: mayChangeShared(row, session),
});

/** A query the caller may change. Throws notFound for any other. */
async function own(id: string, context: Context): Promise<Stored> {
  const [found] = await context.engine.find<Stored>(superQuery, ['id', 'eq', id], names, context, 1);
  if (!found || !mayChangeShared(found, context.session)) throw failure('notFound');
  return found;
}
const toResponse = async (id: string, context: Context): Promise<StoredQuery> =>
  toSavedQuery(await context.engine.one<Stored>(superQuery, id, context), context.session);

/** Saved advanced queries: own and shared ones. */
export const superQueryAnswers: readonly BoundEndpoint[] = [
  answer(listSuperQueries, async ({ saveCode }, context) => {
    const rows = await context.engine.find<Stored>(
      superQuery,
      ['saveCode', 'eq', saveCode],
      names,
      context,
      mostKept,
      0,
      'asc',
    );
    return rows.map((row) => toSavedQuery(row, context.session));
  }),
  answer(addSuperQuery, async (input, context) =>
    toResponse((await context.engine.add(superQuery, input, context)).id, context),
  ),
  answer(editSuperQuery, async (input, context) => {
    await own(input.id, context);
    await context.engine.edit(superQuery, input, context);
    return toResponse(input.id, context);
  }),
  answer(deleteSuperQuery, async ({ id }, context) => {
    await own(id, context);
    await context.engine.remove(superQuery, id, context);
    return null;
  }),
];

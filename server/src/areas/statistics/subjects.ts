import { areas } from '@campus/contract';
import {
  type AnyEndpoint,
  describeDimension,
  describeMeasure,
  isStatistics,
  type Statistics,
} from '@campus/contract/kit';
import { type Subject, statisticsSubjects } from '@campus/contract/statistics';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { listFields, mayAsk } from '../../kit/read/statistics/answer.ts';

const declared: readonly Statistics[] = areas
  .flatMap((area): readonly AnyEndpoint[] => ('endpoints' in area ? area.endpoints : []))
  .filter(isStatistics);

/** What a session may ask of a declaration; undefined without the list or without a number. */
function findSubject(d: Statistics, { session, engine }: Context): Subject | undefined {
  if (!session.codes.has(d.of.can.list as string)) return undefined;
  const scope = engine.scope(session);
  const measures = Object.keys(d.measures).filter((name) => mayAsk(d, listFields(d, name), scope));
  const dimensions = Object.entries(d.dimensions).filter(([, { field }]) => mayAsk(d, [field], scope));
  if (measures.length === 0) return undefined;
  return {
    name: d.of.name,
    title: d.title,
    path: d.path,
    measures: measures.map((name) => describeMeasure(d, name)),
    dimensions: dimensions.map(([name]) => describeDimension(d, name)),
    funnel: (d.funnel ?? []).every((name) => measures.includes(name)) ? (d.funnel ?? []) : [],
  };
}
export const statisticsSubjectsAnswer = answer(statisticsSubjects, async (_input, context) => ({
  subjects: declared.map((d) => findSubject(d, context)).filter((subject) => subject !== undefined),
}));

import { type AgendaEntry, type FigureLink, workplaceAgenda } from '@campus/contract/dashboard';
import { company } from '@campus/contract/enterprise';
import { type AnyEntity, codesOf, type Filter, isEnterprise } from '@campus/contract/kit';
import { companyPost, postFlow } from '@campus/contract/post';
import { delivery } from '@campus/contract/resume';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { addSeconds, day } from '../../platform/sign-in/moments.ts';
import { getCached } from './cache.ts';
import { both, mayList, within } from './counts.ts';

/** A dated event: the entity, its date field and the page it opens. */
interface Occasion {
  readonly kind: string;
  readonly entity: AnyEntity;
  readonly rows: Filter;
  readonly at: string;
  readonly title: string;
  /** The date includes a time of day. */
  readonly isTimed?: boolean;
  link(id: string, context: Context): FigureLink;
}
const page = (path: string, query: FigureLink['query'] = {}): FigureLink => ({ path, query });
const occasions: readonly Occasion[] = [
  {
    kind: '岗位截止',
    entity: companyPost,
    rows: ['postStatus', 'in', codesOf(postFlow, 'active', 'paused')],
    at: 'endDate',
    title: 'name',
    link: (id) => page(`/post/detail/${id}`),
  },
  {
    kind: '学生确认截止',
    entity: delivery,
    rows: {
      all: [
        ['status', 'eq', 1],
        ['studentConfirm', 'eq', 0],
      ],
    },
    at: 'confirmDeadline',
    title: 'realname',
    isTimed: true,
    link: (id) => page('/resume/delivery', { id }),
  },
  {
    kind: '营业期限到期',
    entity: company,
    rows: ['auditStatus', 'eq', 3],
    at: 'licenseExpire',
    title: 'companyName',
    link: (id, { session }) => page(isEnterprise(session) ? '/myCompany/info' : `/enterprise/detail/${id}`),
  },
];
const mostOfEach = 20;

const onDays = ({ at, isTimed }: Occasion, from: string, to: string): Filter =>
  isTimed
    ? within(at, from, to)
    : {
        all: [
          [at, 'ge', from],
          [at, 'le', to],
        ],
      };

async function entriesOf(occasion: Occasion, from: string, to: string, context: Context): Promise<AgendaEntry[]> {
  const { entity, rows, at, title, kind, isTimed, link } = occasion;
  const filter = both(rows, onDays(occasion, from, to));
  const found = await context.engine.find(entity, filter, [title, at], context, mostOfEach, 0, 'asc');
  return found.map((row) => ({
    id: String(row.id),
    day: String(row[at]).slice(0, 10),
    time: isTimed ? String(row[at]).slice(11, 16) : null,
    kind,
    title: String(row[title] ?? ''),
    link: link(String(row.id), context),
  }));
}

/** Events of today and tomorrow that the caller may list. */
export const agendaAnswer = answer(workplaceAgenda, (_input, context) => {
  const today = context.now.slice(0, 10);
  const tomorrow = addSeconds(context.now, day).slice(0, 10);
  return getCached(`agenda|${today}`, context, async () => {
    const entries: AgendaEntry[] = [];
    for (const occasion of occasions.filter(({ entity }) => mayList(context, entity)))
      entries.push(...(await entriesOf(occasion, today, tomorrow, context)));
    const order = ({ day, time }: AgendaEntry) => `${day} ${time ?? ''}`;
    return { asOf: context.now, today, tomorrow, entries: entries.sort((a, b) => order(a).localeCompare(order(b))) };
  });
});

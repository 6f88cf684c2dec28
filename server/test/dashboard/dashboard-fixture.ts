import { entities } from '@campus/contract';
import type { FigureLink } from '@campus/contract/dashboard';
import { company } from '@campus/contract/enterprise';
import { feedback } from '@campus/contract/interaction';
import { interview, venueBooking } from '@campus/contract/interview';
import type { AnyEntity, Workflow } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import { agreement, delivery, dispatch, employUser, offer, recommend } from '@campus/contract/resume';
import { employment } from '@campus/contract/statistics';
import { afterAll, beforeAll, expect } from 'vitest';
import { Clock } from '../support/bare-engine.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

export type Query = Readonly<Record<string, string>>;
/** Dashboards of the sample data, opened for the tests of a file, and the lists behind their links. */
export function useDashboards() {
  const clock = new Clock('2025-10-15T10:00:00+08:00');
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({
      filled: 'tinyOctober',
      now: clock.now,
    });
  });
  afterAll(() => app.close());

  const tokens = new Map<string, Promise<string>>();
  const as = (username: string): Promise<string> => {
    const known = tokens.get(username) ?? app.signIn(username);
    tokens.set(username, known);
    return known;
  };
  async function get(username: string, path: string, query: Query = {}) {
    const url = `/server${path}?${new URLSearchParams(query)}`;
    return (await app.call({ method: 'GET', url, as: await as(username) })).body;
  }
  const post = async (username: string, path: string, payload: object, headers: Record<string, string> = {}) =>
    (await app.call({ method: 'POST', url: `/server${path}`, as: await as(username), payload, headers })).body;

  /** The list call of each page that links lead to, with the conditions that belong to the page itself. */
  const pages: Readonly<Record<string, { path: string; own?: Query }>> = {
    ...Object.fromEntries(
      (entities as readonly AnyEntity[]).flatMap(({ workflow, path }) => {
        const flow = workflow as Workflow<'waiting'> | undefined;
        if (!flow?.task) return [];
        const own: Query = flow.task.isOfList ? {} : { [flow.column]: String(flow.states.waiting.code) };
        return [[flow.task.path, { path, own }]];
      }),
    ),
    '/enterprise/company': { path: company.path },
    '/post/list': { path: companyPost.path },
    '/student/profile': { path: employUser.path },
    '/resume/delivery': { path: delivery.path },
    '/resume/recommend': { path: recommend.path },
    '/resume/step/hire': { path: offer.path },
    '/resume/step/dispatch': { path: dispatch.path },
    '/resume/step/evaluation': { path: delivery.path, own: { step: '60' } },
    '/interview/list': { path: interview.path },
    '/resume/step/sign': { path: agreement.path },
    '/interview/booking': { path: venueBooking.path },
    '/interaction/feedback': { path: feedback.path },
    '/employ/destination': { path: employment.path },
  };
  async function listed(username: string, link: FigureLink, more: Query = {}, pageSize = '1000') {
    const page = pages[link.path];
    if (!page) throw new Error(`no list behind ${link.path}`);
    const { result, message } = await get(username, `${page.path}/list`, {
      pageSize,
      ...page.own,
      ...link.query,
      ...more,
    });
    expect(result?.total, `${username} ${link.path} ${JSON.stringify(link.query)}: ${message}`).toEqual(
      expect.any(Number),
    );
    return result as { total: number; records: Record<string, unknown>[] };
  }
  const totalBehind = async (username: string, link: FigureLink): Promise<number> =>
    (await listed(username, link, {}, '1')).total;
  return {
    get app() {
      return app;
    },
    tokens,
    as,
    clock,
    get,
    post,
    listed,
    totalBehind,
  };
}

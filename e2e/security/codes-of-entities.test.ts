import { allCodes, entities } from '@campus/contract';
import { failure, type Session } from '@campus/contract/kit';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from '../../server/src/kit/http/build-server.ts';
import { ok, type Route } from '../../server/src/kit/http/route.ts';
import { ListLog, plainSettings } from '../../server/test/http/http-fixture.ts';
import { someone } from '../../server/test/support/bare-engine.ts';
import { securityFixture } from '../../server/test/support/security-fixture.ts';

/* A permission code opens the endpoints of its entity; an unauthenticated caller has none. */
const fixture = securityFixture();
const prefixes = [...new Set(entities.filter(({ path }) => path !== '').map(({ code }) => code))].sort();
const getPrefix = (code: string): string => code.slice(0, code.lastIndexOf(':'));
const getNeeds = ({ access }: Route): readonly string[] =>
  (typeof access === 'string' ? [access] : access).filter((need) => need.includes(':'));
/** Further endpoints that the code of an entity opens on purpose. */
const shared: ReadonlySet<string> = new Set([
  'interview:evaluation /interview/interview/evaluation/add',
  'resume:delivery /resume/resume/formSubmit',
  'resume:resume /resume/delivery/exportResumes',
  'resume:delivery /companyPost/companyPost/resumeTransferToPost',
  'jobFair:blacklist /jobFair/fairApply/excuse',
  'jobFair:fairApply /jobFair/jobFair/health',
  'jobFair:fairApply /jobFair/fairAttendee/saveBatch',
  'jobFair:fairAttendance /jobFair/fairIncident/handle',
  'live:liveMute /live/liveChat/mute',
  'live:liveMute /live/liveChat/unmute',
  'preach:preachAttendee /preach/preach/fillFields',
  'preach:preach /preach/preachCompany/saveBatch',
  'preach:preach /preach/preachPost/saveBatch',
  'resume:delivery /preach/preachAttendee/saveBatch',
  'system:permission /sys/role/queryTreeList',
  'system:permission /sys/role/datarule',
  'system:permission /sys/role/datarule/:permissionId/:roleId',
  'system:permission /sys/sysDepartRole/datarule',
  'system:permission /sys/sysDepartRole/datarule/:permissionId/:departId/:roleId',
  'system:role /sys/user/userRoleList',
]);

let server: FastifyInstance;
const people = new Map<string, Session>();
/** The token of a caller with the codes of some entities. */
function holderOf(held: (prefix: string) => boolean): string {
  const token = `holder${people.size}`;
  people.set(token, someone(token, { codes: new Set([...allCodes].filter((code) => held(getPrefix(code)))) }));
  return token;
}
beforeAll(async () => {
  server = await buildServer({
    engine: fixture.app.engine,
    gate: {
      async authenticate({ token = '' }) {
        const session = people.get(token);
        if (!session) throw failure('tokenInvalid');
        return { session, sessionId: token };
      },
      registration: () => Promise.reject(failure('expired', '')),
    },
    log: new ListLog(),
    rateLimits: false,
    settings: plainSettings,
    routes: fixture.app.routes.map((route) => ({ ...route, handle: async () => ok('opened') })),
  });
  await server.ready();
});
afterAll(() => server.close());

/** The entity whose calls a path is among: the one with the longest path of its own. */
const findOwner = (path: string) =>
  entities
    .filter((e) => e.path !== '' && path.startsWith(`${e.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
const listOwned = () =>
  fixture.app.routes.flatMap((route) => {
    const owner = findOwner(route.path);
    return owner && getNeeds(route).length > 0 ? [{ route, owner: owner.code }] : [];
  });
async function opens(token: string, { path, methods, multipart }: Route): Promise<boolean> {
  const [method = 'GET'] = methods;
  const hasBody = (method === 'POST' || method === 'PUT') && !multipart;
  const url = `/server${path.replace(/:\w+|\*$/g, 'x')}`;
  const response = await server.inject({
    method,
    url,
    headers: { 'x-access-token': token },
    ...(hasBody && { payload: {} }),
  });
  return response.json().code !== 510;
}

/** The entities whose codes open a call, out of those that must not. */
async function findOpening(route: Route, owner: string): Promise<string[]> {
  const foreign = prefixes.filter((prefix) => prefix !== owner && !shared.has(`${prefix} ${route.path}`));
  // One code is enough for a call: together they open what any of them opens.
  if (
    !(await opens(
      holderOf((prefix) => foreign.includes(prefix)),
      route,
    ))
  )
    return [];
  const opening: string[] = [];
  for (const one of foreign)
    if (
      await opens(
        holderOf((prefix) => prefix === one),
        route,
      )
    )
      opening.push(one);
  return opening.length > 0 ? opening : foreign;
}

it('S-Y18: opens no call of another entity', async () => {
  const owned = listOwned();
  expect(owned.length).toBeGreaterThan(200);
  const opened: string[] = [];
  for (const { route, owner } of owned)
    for (const prefix of await findOpening(route, owner)) opened.push(`${prefix} ${route.path}`);
  expect(opened).toEqual([]);
});

it('S-Y18: opens the calls of its own entity', async () => {
  const closed: string[] = [];
  const holders = new Map(prefixes.map((prefix) => [prefix, holderOf((held) => held === prefix)]));
  for (const { route, owner } of listOwned())
    if (getNeeds(route).some((code) => getPrefix(code) === owner) && !(await opens(holders.get(owner) ?? '', route)))
      closed.push(route.path);
  expect(closed).toEqual([]);
});

describe('an unauthenticated caller', () => {
  it('S-N5: sees no row of any entity', async () => {
    const context = fixture.app.engine.context({ session: undefined, ip: '', userAgent: '', requestId: '' });
    for (const e of entities) {
      const total = await fixture.app.engine.count(e, { all: [] }, context);
      expect(total, e.name).toBe(0);
    }
  });
  it('S-N5: passes no gate when named like an administrator', async () => {
    for (const token of ['', 'system', 'admin', 'undefined', 'null', '0'])
      for (const path of ['/sys/user/list', '/sys/user/getUserInfo', '/companyPost/companyPost/list']) {
        const { http, success } = await fixture.ask('GET', path, { headers: { 'x-access-token': token } });
        expect([http, success], token).toEqual([401, false]);
      }
    for (const path of ['/websocket/', '/websocket/system', '/vxeSocket/1/1'])
      expect((await fixture.app.server.inject({ url: `/server${path}` })).statusCode).toBeGreaterThanOrEqual(400);
  });
});

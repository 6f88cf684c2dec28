import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areas, entities } from '@campus/contract';
import {
  accountAlteration,
  blacklist,
  company,
  companyChange,
  companyUser,
  violation,
} from '@campus/contract/enterprise';
import { companyPublicity, loginConfig } from '@campus/contract/homepage';
import { type Area, failure, type Row, type Session, type Workflow } from '@campus/contract/kit';
import { creditCodeCheckDigit } from '@campus/contract/rules';
import { ossFile, sysRole, sysTenant } from '@campus/contract/system';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { enterpriseHooks } from '../../src/areas/enterprise/gate.ts';
import { enterpriseServer } from '../../src/areas/enterprise/index.ts';
import { enterpriseUploads } from '../../src/areas/enterprise/uploads.ts';
import { homepageServer } from '../../src/areas/homepage/index.ts';
import type { Context, Services } from '../../src/kit/context.ts';
import type { Database } from '../../src/kit/database/open.ts';
import { Engine } from '../../src/kit/engine.ts';
import { buildServer } from '../../src/kit/http/build-server.ts';
import { entityRoutes } from '../../src/kit/http/crud.ts';
import { Registry } from '../../src/kit/schema/registry.ts';
import { newId } from '../../src/kit/write/new-id.ts';
import { Caches } from '../../src/platform/caches.ts';
import { loadDictionaries } from '../../src/platform/dictionary/dictionaries.ts';
import { StoredFiles } from '../../src/platform/files/stored-files.ts';
import { AuditLog } from '../../src/platform/log/audit-log.ts';
import { loadPermissions } from '../../src/platform/permission/permissions.ts';
import { addUser } from '../../src/platform/sign-in/account-writes.ts';
import { captchaCalls } from '../../src/platform/sign-in/calls/captcha-calls.ts';
import { companyCalls } from '../../src/platform/sign-in/calls/company-calls.ts';
import { passwordCalls } from '../../src/platform/sign-in/calls/password-calls.ts';
import { registrationCalls } from '../../src/platform/sign-in/calls/registration-calls.ts';
import { SignInGate } from '../../src/platform/sign-in/gate.ts';
import { hashPassword } from '../../src/platform/sign-in/password-hash.ts';
import { defaultSignInSettings } from '../../src/platform/sign-in/ports.ts';
import { openDiskStore } from '../../src/platform/storage/disk-store.ts';
import { createSigner } from '../../src/platform/storage/signature.ts';
import { form, ListLog, plainSettings } from '../http/http-fixture.ts';
import { Clock, someone } from '../support/bare-engine.ts';
import type { Reply } from '../support/reply.ts';
import { SamplePorts } from '../support/sample-fixture.ts';
import { emptyTables } from '../support/tables.ts';
import { openTestDatabase } from '../support/test-database.ts';

const start = '2025-10-15T10:00:00+08:00';
export const password = 'Yunhu#8642';
const captchaCode = '8888';

const dictionaries = new Map(
  [
    ...areas.flatMap((area: Area) => area.dictionaries ?? []),
    ...entities
      .flatMap((e) => (e.workflow ? [e.workflow as Workflow] : []))
      .map((flow) => ({
        code: flow.dict,
        items: Object.values(flow.states).map((s) => ({ value: String(s.code), text: s.label })),
      })),
  ].map(({ code, items }) => [code, new Map(items.map(({ value, text }) => [value, text]))]),
);
class AreaPorts extends SamplePorts {
  override dictionary = async (code: string) => dictionaries.get(code) as ReadonlyMap<string, string>;
}

const served = [company, companyUser, accountAlteration, companyChange, blacklist, violation, companyPublicity];
const codes = new Set([
  ...served.flatMap((e) => Object.values(e.can as Record<string, string>)),
  'jobFair:violation:revoke',
  'company:company:plain',
  'company:companyUser:freeze',
  'company:companyUser:resetPwd',
  'publicity:loginConfig:save',
]);
/** A session with every code of these areas, of the school unless said otherwise. */
export const session = (username: string, more: Partial<Session> = {}): Session =>
  someone(username, { realname: `姓名${username}`, codes, ...more });
export const school = session('school');

/** A right credit code for a running number. */
export function creditCode(n: number): string {
  const first = `91999999${String(n).padStart(9, '0')}`;
  return `${first}${creditCodeCheckDigit(first)}`;
}
const png = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex'),
  Buffer.from('0000000d49444154789c6360000002000005000157a2dd4d0000000049454e44ae426082', 'hex'),
]);

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type As = Session | { readonly token?: string; readonly registration?: string } | undefined;

/** Companies and the sign-in page behind a real server on a database of their own; the clock stands at 2025-10-15 10:00. */
export class EnterpriseFixture {
  readonly database: Database;
  readonly engine: Engine;
  readonly clock: Clock;
  readonly app: FastifyInstance;
  /** SMS that carried a code or a password, by receiver, newest last. */
  readonly sms: { mobile: string; code: string; content: string }[];
  readonly #sessions: Map<string, Session>;
  readonly #end: () => void;

  private constructor(
    parts: Pick<EnterpriseFixture, 'database' | 'engine' | 'clock' | 'app' | 'sms'>,
    sessions: Map<string, Session>,
    end: () => void,
  ) {
    ({ database: this.database, engine: this.engine, clock: this.clock, app: this.app, sms: this.sms } = parts);
    this.#sessions = sessions;
    this.#end = end;
  }

  static async open(): Promise<EnterpriseFixture> {
    const database = await openTestDatabase();
    const clock = new Clock(start);
    const ports = new AreaPorts();
    const reportDefect = (error: unknown): void => {
      throw error;
    };
    const behaviours = [...enterpriseServer.behaviours, ...homepageServer.behaviours];
    const root = mkdtempSync(join(tmpdir(), 'campus-enterprise-'));
    const files = new StoredFiles({
      db: database.db,
      store: await openDiskStore(root, { minFreeBytes: 0 }),
      signer: createSigner('k'.repeat(32), () => clock.now().getTime()),
      now: clock.now,
      staticBase: '/server/sys/common/static',
    });
    ports.filesExist = ((...given: Parameters<StoredFiles['allExist']>) => files.allExist(...given)) as never;
    ports.sign = (path, session, isPersonal) => files.sign(path, session, isPersonal);
    const sms: EnterpriseFixture['sms'] = [];
    const caches = new Caches(database, reportDefect);
    const services = {
      audit: new AuditLog(Buffer.alloc(32, 'k')),
      caches,
      files,
      dictionaries: caches.addValue('dictionaries', () => loadDictionaries(database.db)),
      permissions: caches.addValue('permissions', () => loadPermissions(database.db)),
      secrets: { tokenKeys: [{ kid: 'k1', key: Buffer.alloc(32, 7) }], passwordPairs: [] },
      settings: { ...defaultSignInSettings, rateLimits: false, captchaFixed: captchaCode },
      enterprise: enterpriseHooks,
      sendCode: async ({ mobile, code, content }: { mobile: string; code: string; content: string }) =>
        void sms.push({ mobile, code, content }),
      endConnections: async () => undefined,
    } as Partial<Services> as Services;
    const engine = new Engine({
      database,
      registry: new Registry(entities),
      provide: () => ({ ports, services }),
      behaviours,
      listeners: enterpriseServer.listeners,
      now: clock.now,
      reportDefect,
    });
    const sessions = new Map<string, Session>();
    const gate = new SignInGate(engine);
    const answers = [
      ...enterpriseServer.answers,
      ...homepageServer.answers,
      ...captchaCalls,
      ...companyCalls,
      ...passwordCalls,
      ...registrationCalls,
    ];
    const app = await buildServer({
      engine,
      gate: {
        async authenticate(credentials) {
          const found = sessions.get(credentials.token ?? '');
          return found ? { session: found, sessionId: credentials.token ?? '' } : gate.authenticate(credentials);
        },
        registration: (token) => gate.registration(token),
      },
      log: new ListLog(),
      rateLimits: false,
      settings: plainSettings,
      routes: [
        ...[...served, loginConfig].flatMap((e) => entityRoutes(engine, e)),
        ...answers.map((answering) => answering.route(engine)),
        ...enterpriseUploads(files)(engine),
      ],
    });
    await app.ready();
    return new EnterpriseFixture({ database, engine, clock, app, sms }, sessions, () => {
      gate.end();
      caches.end();
      rmSync(root, { recursive: true, force: true });
    });
  }
  async close(): Promise<void> {
    await this.app.close();
    this.#end();
    await this.database.close();
  }

  /** Empties what a test may have written; tenants 1 and 2 and the roles stand afterwards. */
  async clear(): Promise<void> {
    await emptyTables(
      this.database.db,
      entities.map(({ table }) => table),
    );
    this.clock.set(start);
    this.sms.length = 0;
    await this.as(school, async (context) => {
      for (const id of ['1', '2'])
        await context.engine.insert(sysTenant, { id, name: `租户${id}`, status: 1 }, context);
      for (const code of ['ent_admin', 'ent_hr', 'ent_interviewer', 'school_auditor', 'school_admin'])
        await context.engine.insert(sysRole, { roleCode: code, roleName: code }, context);
    });
  }
  as = <T>(who: Session, work: (context: Context) => Promise<T>): Promise<T> => this.engine.runAs(who, work);

  /** One call; the opened envelope. */
  async call(who: As, method: Method, path: string, sent: Record<string, unknown> = {}): Promise<Reply> {
    const token = newId();
    const isSession = who !== undefined && 'codes' in who;
    if (isSession) this.#sessions.set(token, who);
    const inQuery = method === 'GET' || method === 'DELETE';
    const query = new URLSearchParams(
      Object.entries(sent).filter(([, v]) => v !== undefined && v !== null) as [string, string][],
    );
    const response = await this.app.inject({
      method,
      url: `/server${path}${inQuery ? `?${query}` : ''}`,
      headers: {
        ...(isSession && { 'x-access-token': token }),
        ...(!isSession && who?.token && { 'x-access-token': who.token }),
        ...(!isSession && who?.registration && { 'x-register-token': who.registration }),
      },
      ...(!inQuery && { payload: sent }),
    });
    this.#sessions.delete(token);
    return response.json() as Reply;
  }
  async upload(who: As, path: string, name = '营业执照.png'): Promise<Reply> {
    const { payload, headers } = form({}, [{ name, content: png }]);
    const registration = who && 'registration' in who ? who.registration : undefined;
    const response = await this.app.inject({
      method: 'POST',
      url: `/server${path}`,
      payload,
      headers: { ...headers, ...(registration && { 'x-register-token': registration }) },
    });
    return response.json() as Reply;
  }

  async importFile(who: Session, path: string, content: Buffer, format: 'xls' | 'xlsx' = 'xlsx'): Promise<Reply> {
    const token = newId();
    this.#sessions.set(token, who);
    const { payload, headers } = form({}, [{ field: 'files[]', name: `导入.${format}`, content }]);
    const url = `/server${path}/importExcel`;
    const response = await this.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...headers, 'x-access-token': token },
    });
    return response.json() as Reply;
  }
  async exportFile(who: Session, path: string): Promise<Buffer> {
    const token = newId();
    this.#sessions.set(token, who);
    const response = await this.app.inject({
      method: 'GET',
      url: `/server${path}/exportXls`,
      headers: { 'x-access-token': token },
    });
    return response.rawPayload;
  }

  /** Whether the session of a token is still one. */
  async isSignedIn(token: string): Promise<boolean> {
    const reply = await this.call({ token }, 'GET', '/api/pc/companyUser/chackAccountNumber');
    return reply.code !== 401;
  }
  lastCode(mobile: string): string {
    return this.sms.filter((one) => one.mobile === mobile).at(-1)?.code ?? '';
  }
  async smsCode(mobile: string, smsmode: string): Promise<string> {
    this.clock.pass(2);
    await this.call(undefined, 'POST', '/sys/sms', { mobile, smsmode });
    return this.lastCode(mobile);
  }
  /** A picture code for the key, already asked for. */
  async captcha(): Promise<{ captcha: string; checkKey: string }> {
    const checkKey = newId();
    await this.call(undefined, 'GET', `/sys/randomImage/${checkKey}`);
    return { captcha: captchaCode, checkKey };
  }
  async signIn(username: string, given = password): Promise<Reply> {
    return this.call(undefined, 'POST', '/sys/login', { username, password: given, ...(await this.captcha()) });
  }
  async credentialCheck(username: string): Promise<Reply> {
    return this.call(undefined, 'POST', '/companyRegister/queryCompanyInfo', {
      username,
      password,
      ...(await this.captcha()),
    });
  }

  /** Files that exist and belong to `username`. */
  async papers(username: string, tenantId = 1): Promise<Record<'licenseImg' | 'proxyLetter' | 'idCardImgs', string>> {
    const names = ['licence.png', 'letter.png', 'front.png', 'back.png'].map(
      (name) => `company-license/${newId()}-${name}`,
    );
    await this.as(session(username, { tenantId }), async (context) => {
      for (const url of names) await context.engine.insert(ossFile, { fileName: url, url }, context);
    });
    return { licenseImg: names[0] as string, proxyLetter: names[1] as string, idCardImgs: `${names[2]},${names[3]}` };
  }
  /** A complete company form. */
  async companyForm(n: number, owner: string, more: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
    return {
      companyName: `云湖示例${n}科技有限公司`,
      creditCode: creditCode(n),
      companyKind: 1,
      nature: '39',
      industry: '34',
      scale: 3,
      legalPerson: `法人${n}`,
      foundDate: '2015-06-01',
      ...(await this.papers(owner)),
      regionCode: '990101',
      address: '示例路1号',
      website: 'https://www.yunhu.example.com',
      introduction: `<p>${'我们招聘有志青年。'.repeat(8)}</p>`,
      contactName: `联系人${n}`,
      contactMobile: `1400002${String(n).padStart(4, '0')}`,
      contactEmail: `hr${n}@yunhu.example.com`,
      idCardNo: '11010519491231002X',
      ...more,
    };
  }

  /** A company in a state, with its registrant's account at hand; answers ids. */
  async company(
    n: number,
    auditStatus: number,
    more: Partial<Row<typeof company>> & { tenantId?: number } = {},
  ): Promise<{ id: string; userId: string; username: string; memberId: string }> {
    const username = `hr${n}`;
    const { tenantId = 1 } = more;
    const hash = await this.#hashed();
    const values = (await this.companyForm(n, username)) as Partial<Row<typeof company>>;
    return this.as({ ...school, tenantId }, async (context) => {
      const held = auditStatus === 0 ? {} : values;
      const row = await context.engine.insert(
        company,
        { ...held, submitTime: context.now, ...more, auditStatus },
        context,
      );
      const userId = await addUser(context, {
        username,
        realname: `联系人${n}`,
        phone: `1400002${String(n).padStart(4, '0')}`,
        companyId: row.id,
        userType: '2',
        passwordHash: hash,
        tenants: [tenantId],
        roles: auditStatus === 3 ? ['ent_admin'] : [],
      });
      const member = await context.engine.insert(
        companyUser,
        { companyId: row.id, userId, role: 1, isRegistrant: 1 },
        context,
      );
      return { id: row.id, userId, username, memberId: member.id };
    });
  }
  /** A further member; answers ids. */
  async member(
    companyId: string,
    username: string,
    role: number,
    phone: string,
  ): Promise<{ id: string; userId: string }> {
    const hash = await this.#hashed();
    return this.as(school, async (context) => {
      const roles = [['ent_admin', 'ent_hr', 'ent_interviewer'][role - 1] as string];
      const userId = await addUser(context, {
        username,
        realname: `成员${username}`,
        phone,
        companyId,
        userType: '2',
        passwordHash: hash,
        tenants: [1],
        roles,
      });
      const row = await context.engine.insert(companyUser, { companyId, userId, role }, context);
      return { id: row.id, userId };
    });
  }
  #hash: Promise<string> | undefined;
  /** The hash of everybody's password, made once. */
  #hashed(): Promise<string> {
    this.#hash ??= hashPassword(password);
    return this.#hash;
  }

  /** A user of the school with a role. */
  holder(username: string, roleCode: string, tenantId = 1): Promise<string> {
    return this.as(school, (context) =>
      addUser(context, {
        username,
        realname: username,
        userType: '1',
        passwordHash: '!',
        tenants: [tenantId],
        roles: [roleCode],
      }),
    );
  }
  /** Events in the outbox as `code receiver`. */
  async notifications(): Promise<string[]> {
    const { rows } = await sql<{
      code: string;
      receiver: string;
    }>`select code, receiver from rc_outbox order by create_time, id`.execute(this.database.db);
    return rows.map(({ code, receiver }) => `${code} ${receiver}`);
  }
  async one<T = Record<string, unknown>>(table: string, id: string): Promise<T> {
    const { rows } = await sql<T>`select * from ${sql.table(table)} where id = ${id}`.execute(this.database.db);
    if (!rows[0]) throw failure('notFound');
    return rows[0];
  }
}
/** A company's own people. */
export const hr = (companyId: string, username: string, more: Partial<Session> = {}): Session =>
  session(username, { audience: 'enterprise', companyId, roles: ['ent_admin'], ...more });

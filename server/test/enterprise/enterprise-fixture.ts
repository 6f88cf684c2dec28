import { entities } from '@campus/contract';
import { company, companyUser } from '@campus/contract/enterprise';
import { failure, type Row, type Session } from '@campus/contract/kit';
import { ossFile, sysRole, sysTenant } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../../src/kit/context.ts';
import type { Database } from '../../src/kit/database/open.ts';
import type { Engine } from '../../src/kit/engine.ts';
import { newId } from '../../src/kit/write/new-id.ts';
import { addUser } from '../../src/platform/sign-in/account-writes.ts';
import { hashPassword } from '../../src/platform/sign-in/password-hash.ts';
import { form } from '../http/http-fixture.ts';
import type { Clock } from '../support/bare-engine.ts';
import { listNotifications } from '../support/outbox.ts';
import type { Reply } from '../support/reply.ts';
import type { Method, SessionServer } from '../support/session-server.ts';
import { emptyTables } from '../support/tables.ts';
import { creditCode, password, school, session } from './enterprise-people.ts';
import { captchaCode, type EnterpriseServer, type Sms, start, startEnterpriseServer } from './enterprise-server.ts';

const png = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex'),
  Buffer.from('0000000d49444154789c6360000002000005000157a2dd4d0000000049454e44ae426082', 'hex'),
]);

type As = Session | { readonly token?: string; readonly registration?: string } | undefined;

/** The session that a caller is, or the headers of its token. */
function getCaller(who: As): [session: Session | undefined, headers: Record<string, string>] {
  if (who === undefined) return [undefined, {}];
  if ('codes' in who) return [who, {}];
  const { token, registration } = who;
  return [
    undefined,
    { ...(token && { 'x-access-token': token }), ...(registration && { 'x-register-token': registration }) },
  ];
}

/** Companies, their members and accounts behind a real server on a database of their own. */
export class EnterpriseFixture {
  readonly database: Database;
  readonly engine: Engine;
  readonly clock: Clock;
  readonly sms: Sms[];
  readonly #server: SessionServer;
  readonly close: () => Promise<void>;

  private constructor({ database, engine, clock, sms, server, close }: EnterpriseServer) {
    [this.database, this.engine, this.clock, this.sms] = [database, engine, clock, sms];
    [this.#server, this.close] = [server, close];
  }
  static async open(): Promise<EnterpriseFixture> {
    return new EnterpriseFixture(await startEnterpriseServer());
  }

  /** Empties what a test may have written; tenants 1 and 2 and the roles stand afterwards. */
  async clear(): Promise<void> {
    await emptyTables(
      this.database.db,
      entities.map(({ table }) => table),
    );
    await this.engine.services.tenantSettings.reload();
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

  /** One call; the opened envelope. */
  call(who: As, method: Method, path: string, sent: Record<string, unknown> = {}): Promise<Reply> {
    const [session, headers] = getCaller(who);
    return this.#server.call(session, method, path, sent, headers);
  }
  upload(who: As, path: string, name = '营业执照.png'): Promise<Reply> {
    const [session, headers] = getCaller(who);
    return this.#server.upload(session, path, form({}, [{ name, content: png }]), headers);
  }
  importFile(who: Session, path: string, content: Buffer, format: 'xls' | 'xlsx' = 'xlsx'): Promise<Reply> {
    const sent = form({}, [{ field: 'files[]', name: `导入.${format}`, content }]);
    return this.#server.upload(who, `${path}/importExcel`, sent);
  }
  async exportFile(who: Session, path: string): Promise<Buffer> {
    return (await this.#server.inject(who, { method: 'GET', url: `/server${path}/exportXls` })).rawPayload;
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
  /** Events in the outbox as `code receiver`, oldest first. */
  notifications(): Promise<string[]> {
    return listNotifications(this.database.db, 'create_time, id');
  }
  async one<T = Record<string, unknown>>(table: string, id: string): Promise<T> {
    const { rows } = await sql<T>`select * from ${sql.table(table)} where id = ${id}`.execute(this.database.db);
    if (!rows[0]) throw failure('notFound');
    return rows[0];
  }
}

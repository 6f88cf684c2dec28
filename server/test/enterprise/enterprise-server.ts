import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entities } from '@campus/contract';
import { loginConfig } from '@campus/contract/homepage';
import { enterpriseHooks } from '../../src/areas/enterprise/gate.ts';
import { enterpriseServer } from '../../src/areas/enterprise/index.ts';
import { enterpriseUploads } from '../../src/areas/enterprise/uploads.ts';
import { homepageServer } from '../../src/areas/homepage/index.ts';
import type { Services } from '../../src/kit/context.ts';
import type { Database } from '../../src/kit/database/open.ts';
import { Engine } from '../../src/kit/engine.ts';
import { entityRoutes } from '../../src/kit/http/crud.ts';
import { Registry } from '../../src/kit/schema/registry.ts';
import { Caches } from '../../src/platform/caches.ts';
import { loadDictionaries } from '../../src/platform/dictionary/dictionaries.ts';
import { StoredFiles } from '../../src/platform/files/stored-files.ts';
import { AuditLog } from '../../src/platform/log/audit-log.ts';
import { loadPermissions } from '../../src/platform/permission/permissions.ts';
import { captchaCalls } from '../../src/platform/sign-in/calls/captcha-calls.ts';
import { companyCalls } from '../../src/platform/sign-in/calls/company-calls.ts';
import { passwordCalls } from '../../src/platform/sign-in/calls/password-calls.ts';
import { registrationCalls } from '../../src/platform/sign-in/calls/registration-calls.ts';
import { SignInGate } from '../../src/platform/sign-in/gate.ts';
import { defaultSignInSettings } from '../../src/platform/sign-in/ports.ts';
import { openDiskStore } from '../../src/platform/storage/disk-store.ts';
import { createSigner } from '../../src/platform/storage/signature.ts';
import { Clock } from '../support/bare-engine.ts';
import { ProductPorts } from '../support/product-ports.ts';
import { SessionServer } from '../support/session-server.ts';
import { cachedSettings } from '../support/stored-settings.ts';
import { openTestDatabase } from '../support/test-database.ts';
import { served } from './enterprise-people.ts';

export const start = '2025-10-15T10:00:00+08:00';
export const captchaCode = '8888';

export interface Sms {
  readonly mobile: string;
  readonly code: string;
  readonly content: string;
}
/** The areas behind a real server with what they call on. */
export interface EnterpriseServer {
  readonly database: Database;
  readonly engine: Engine;
  readonly clock: Clock;
  readonly server: SessionServer;
  /** SMS that carried a code or a password, newest last. */
  readonly sms: Sms[];
  close(): Promise<void>;
}

/** Files below a folder of their own, signed with a fixed key. */
async function openFiles(root: string, { db }: Database, { now }: Clock): Promise<StoredFiles> {
  return new StoredFiles({
    db,
    store: await openDiskStore(root, { minFreeBytes: 0 }),
    signer: createSigner('k'.repeat(32), () => now().getTime()),
    now,
    staticBase: '/server/sys/common/static',
  });
}
function createServices({ db }: Database, caches: Caches, files: StoredFiles, sms: Sms[]): Services {
  return {
    audit: new AuditLog(Buffer.alloc(32, 'k')),
    caches,
    files,
    dictionaries: caches.addValue('dictionaries', () => loadDictionaries(db)),
    permissions: caches.addValue('permissions', () => loadPermissions(db)),
    tenantSettings: cachedSettings(caches, { db }),
    secrets: { tokenKeys: [{ kid: 'k1', key: Buffer.alloc(32, 7) }], passwordPairs: [] },
    settings: { ...defaultSignInSettings, rateLimits: false, captchaFixed: captchaCode },
    enterprise: enterpriseHooks,
    sendCode: async ({ mobile, code, content }: Sms) => void sms.push({ mobile, code, content }),
    endConnections: async () => undefined,
  } as Partial<Services> as Services;
}

/** Companies and the sign-in page on a database of their own; the clock stands at 2025-10-15 10:00. */
export async function startEnterpriseServer(): Promise<EnterpriseServer> {
  const database = await openTestDatabase();
  const clock = new Clock(start);
  const root = mkdtempSync(join(tmpdir(), 'campus-enterprise-'));
  const files = await openFiles(root, database, clock);
  const ports = new ProductPorts();
  ports.filesExist = ((...given: Parameters<StoredFiles['allExist']>) => files.allExist(...given)) as never;
  ports.sign = (path, session, isPersonal) => files.sign(path, session, isPersonal);
  const reportDefect = (error: unknown): void => {
    throw error;
  };
  const caches = new Caches(database, reportDefect);
  const sms: Sms[] = [];
  const services = createServices(database, caches, files, sms);
  const engine = new Engine({
    database,
    registry: new Registry(entities),
    provide: () => ({ ports, services }),
    behaviours: [...enterpriseServer.behaviours, ...homepageServer.behaviours],
    listeners: enterpriseServer.listeners,
    now: clock.now,
    reportDefect,
  });
  const gate = new SignInGate(engine);
  const server = await SessionServer.start(engine, getRoutes(engine, files), gate);
  const close = async (): Promise<void> => {
    await server.close();
    gate.end();
    caches.end();
    rmSync(root, { recursive: true, force: true });
    await database.close();
  };
  return { database, engine, clock, server, sms, close };
}
function getRoutes(engine: Engine, files: StoredFiles) {
  const answers = [
    ...enterpriseServer.answers,
    ...homepageServer.answers,
    ...captchaCalls,
    ...companyCalls,
    ...passwordCalls,
    ...registrationCalls,
  ];
  return [
    ...[...served, loginConfig].flatMap((e) => entityRoutes(engine, e)),
    ...answers.map((answering) => answering.route(engine)),
    ...enterpriseUploads(files)(engine),
  ];
}

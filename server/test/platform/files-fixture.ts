import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyEntity, failure, type Session } from '@campus/contract/kit';
import { ossFile } from '@campus/contract/system';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../src/kit/context.ts';
import type { Database } from '../../src/kit/database/open.ts';
import { Engine } from '../../src/kit/engine.ts';
import type { Handle } from '../../src/kit/handle.ts';
import { buildServer } from '../../src/kit/http/build-server.ts';
import { entityRoutes } from '../../src/kit/http/crud.ts';
import { Registry } from '../../src/kit/schema/registry.ts';
import { fileRoutes } from '../../src/platform/files/file-routes.ts';
import { ossFileBehaviour } from '../../src/platform/files/oss-file.ts';
import { canSeeUse } from '../../src/platform/files/references.ts';
import { StoredFiles } from '../../src/platform/files/stored-files.ts';
import type { UploadQuota } from '../../src/platform/files/upload-quota.ts';
import { uploadPartRoute, uploadSessionAnswers } from '../../src/platform/files/upload-sessions.ts';
import { openDiskStore } from '../../src/platform/storage/disk-store.ts';
import { PartStore } from '../../src/platform/storage/part-store.ts';
import { createSigner } from '../../src/platform/storage/signature.ts';
import { ListLog, plainSettings } from '../http/http-fixture.ts';
import type { Clock } from '../support/bare-engine.ts';
import { SamplePorts } from '../support/sample-ports.ts';
import { createMissingTables } from '../support/tables.ts';
import { openTestDatabase } from '../support/test-database.ts';

/** Files and uploads behind a real server; `files` and `parts` are folders of these names below `root`. */
export interface FilesFixture {
  readonly database: Database;
  readonly engine: Engine;
  readonly files: StoredFiles;
  readonly parts: PartStore;
  readonly app: FastifyInstance;
  readonly root: string;
  close(): Promise<void>;
}

/** `people` by the token that stands for them; the rows of `users` name files. `quota` takes the place of the usual one. */
export async function filesFixture(
  clock: Clock,
  people: Readonly<Record<string, Session>>,
  users: readonly AnyEntity[] = [],
  quota?: UploadQuota,
): Promise<FilesFixture> {
  const root = mkdtempSync(join(tmpdir(), 'campus-files-'));
  const database = await openTestDatabase();
  await createMissingTables(database.db, users);
  const now = (): number => clock.now().getTime();
  const store = await openDiskStore(join(root, 'files'), { minFreeBytes: 0 });
  const signer = createSigner('k'.repeat(32), now);
  const staticBase = '/server/sys/common/static';
  const files = new StoredFiles({
    db: database.db,
    store,
    signer,
    now: clock.now,
    staticBase,
    ...(quota && { quota }),
  });
  const parts = new PartStore(join(root, 'parts'), now, 0);
  const ports = new SamplePorts();
  ports.filesExist = ((db: Handle, paths: string[], session: Session | undefined) =>
    files.allExist(db, paths, session, (path) =>
      canSeeUse({ ...engine.context({ session, ip: '', userAgent: '', requestId: '' }), db: db as never }, path),
    )) as never;
  ports.sign = (path, session, isPersonal) => files.sign(path, session, isPersonal);
  const engine = new Engine({
    database,
    registry: new Registry([ossFile, ...users]),
    provide: () => ({ ports, services: {} as Services }),
    behaviours: [ossFileBehaviour(files)],
    now: clock.now,
    reportDefect: (error) => {
      throw error;
    },
  });
  const app = await buildServer({
    engine,
    gate: {
      async authenticate({ token = '' }) {
        const session = people[token];
        if (!session) throw failure('tokenMissing');
        return { session, sessionId: token };
      },
      registration: async (token) => ({ userId: '9', username: 'newcomer', token }),
    },
    log: new ListLog(),
    rateLimits: false,
    settings: plainSettings,
    routes: [
      ...fileRoutes(files)(engine),
      uploadPartRoute({ files, parts }),
      ...uploadSessionAnswers({ files, parts }).map(({ route }) => route(engine)),
      ...[ossFile, ...users].flatMap((e) => entityRoutes(engine, e)),
    ],
  });
  return {
    database,
    engine,
    files,
    parts,
    app,
    root,
    async close() {
      await app.close();
      await database.close();
      rmSync(root, { recursive: true });
    },
  };
}

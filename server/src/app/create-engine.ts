import { join } from 'node:path';
import { entities } from '@campus/contract';
import { invalidateTenant } from '../areas/dashboard/cache.ts';
import { enterpriseUploads } from '../areas/enterprise/uploads.ts';
import { areaServers } from '../areas/index.ts';
import { type AreaServer, rawRoutes } from '../kit/area-server.ts';
import type { ContextPorts } from '../kit/context.ts';
import type { Database } from '../kit/database/open.ts';
import { Engine } from '../kit/engine.ts';
import type { Ports } from '../kit/ports.ts';
import { Registry } from '../kit/schema/registry.ts';
import { createSystem, type System } from '../platform/create-system.ts';
import { fileClean } from '../platform/files/file-clean.ts';
import { fileRoutes } from '../platform/files/file-routes.ts';
import { ossFileBehaviour } from '../platform/files/oss-file.ts';
import { canSeeUse } from '../platform/files/references.ts';
import { sanitize } from '../platform/files/sanitize.ts';
import { StoredFiles } from '../platform/files/stored-files.ts';
import { uploadPartRoute, uploadSessionAnswers } from '../platform/files/upload-sessions.ts';
import { housekeeping } from '../platform/jobs/housekeeping.ts';
import { liveRoutes } from '../platform/live/live-routes.ts';
import { contentWordCache } from '../platform/live/moderation.ts';
import { AuditAnchors } from '../platform/log/audit-anchors.ts';
import { AuditLog } from '../platform/log/audit-log.ts';
import { dataLog } from '../platform/log/data-log.ts';
import { writeHistory } from '../platform/log/workflow-history.ts';
import { bellCache } from '../platform/messages/bell-cache.ts';
import { notify } from '../platform/messages/notify.ts';
import { systemMessageBehaviour } from '../platform/messages/system-message.ts';
import { createProgress } from '../platform/push/progress.ts';
import { checkRuleRefusal } from '../platform/rules/check-rules.ts';
import { fillFieldByRule } from '../platform/rules/fill-rules.ts';
import { numberByRule } from '../platform/rules/sequences.ts';
import { columnCipher } from '../platform/secrets/cipher.ts';
import { signInServer } from '../platform/sign-in/sign-in-server.ts';
import { openDiskStore } from '../platform/storage/disk-store.ts';
import { PartStore } from '../platform/storage/part-store.ts';
import { createSigner } from '../platform/storage/signature.ts';
import { auditLimit, markWaiting } from '../platform/waits.ts';
import { createServices } from './create-services.ts';
import type { AppOptions } from './options.ts';

export interface ServedEngine {
  readonly engine: Engine;
  readonly system: System;
  readonly servers: readonly AreaServer[];
}

/** Creates the engine over all entities, with the platform behind its ports and services. */
export async function createEngine(options: AppOptions, database: Database): Promise<ServedEngine> {
  const { config, secrets, log, now = () => new Date() } = options;
  const { dataDir, http } = config;
  const files = new StoredFiles({
    db: database.db,
    store: await openDiskStore(join(dataDir, 'files')),
    signer: createSigner(secrets.fileKey, () => now().getTime()),
    now,
    staticBase: `${http.apiPrefix}/sys/common/static`,
  });
  const audit = new AuditLog(secrets.auditKey);
  const anchors = new AuditAnchors(join(dataDir, 'audit-anchors.jsonl'));
  const parts = new PartStore(join(dataDir, 'files', '.parts'), () => now().getTime());
  const servers: readonly AreaServer[] = [platformServer(files, parts, audit, anchors), signInServer, ...areaServers];
  const report = (error: unknown, what: string): void => log.error(what, error);
  const system = createSystem({ database, servers, now, report });
  const engine = new Engine({
    database,
    registry: new Registry(entities),
    provide: (created) => {
      const services = createServices(created, options, { system, servers, audit, anchors, files });
      const ports = { ...createPorts(created, options, files, audit), ...system.ports };
      return { services, ports: { ...ports, progress: createProgress(services.push, log) } };
    },
    behaviours: servers.flatMap(({ behaviours = [] }) => behaviours),
    listeners: servers.flatMap(({ listeners = [] }) => listeners),
    now,
    reportDefect: report,
    wrote: (tenantId) => invalidateTenant(system.caches, tenantId),
  });
  return { engine, system, servers };
}

/** Calls and jobs of the file store and of the platform's own tables. */
const platformServer = (files: StoredFiles, parts: PartStore, audit: AuditLog, anchors: AuditAnchors): AreaServer => ({
  behaviours: [systemMessageBehaviour, ossFileBehaviour(files)],
  answers: uploadSessionAnswers({ files, parts }),
  routes: [
    rawRoutes(fileRoutes(files)),
    rawRoutes(() => [uploadPartRoute({ files, parts })]),
    rawRoutes(enterpriseUploads(files)),
    rawRoutes(liveRoutes),
  ],
  caches: [bellCache, contentWordCache],
  jobs: [fileClean(files, parts), ...housekeeping(audit, anchors)],
});

type PlatformPorts = Omit<Ports & ContextPorts, keyof System['ports'] | 'progress'>;

/** Implements the kit's ports with the platform. */
function createPorts(engine: Engine, { secrets }: AppOptions, files: StoredFiles, audit: AuditLog): PlatformPorts {
  return {
    record: (entry) => engine.services.operationLog.record(entry),
    audit: (context, act, content) => audit.write(context, act, content),
    dataLog: dataLog(engine.now),
    transition: writeHistory,
    notify,
    waitLimit: auditLimit,
    markWaiting,
    cipher: columnCipher(secrets),
    sign: (path, session, isPersonal) => files.sign(path, session, isPersonal),
    filesExist: (handle, paths, session) =>
      files.allExist(handle, paths, session, async (path) =>
        session
          ? canSeeUse(
              { ...engine.context({ session, ip: '', userAgent: '', requestId: '' }), db: handle as never },
              path,
            )
          : false,
      ),
    keepFile: (folder, name, content, session) => files.saveGenerated(folder, name, content, session),
    sanitize,
    sequence: numberByRule,
    fillRule: fillFieldByRule,
    checkRule: checkRuleRefusal,
  };
}

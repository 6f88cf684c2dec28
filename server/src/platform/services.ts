import type { TableDictionary } from '../kit/area-server.ts';
import type { Engine } from '../kit/engine.ts';
import type { Caches, Kept } from './caches.ts';
import type { ChatService } from './chat-proxy/chat-service.ts';
import type { Dictionaries } from './dictionary/dictionaries.ts';
import type { Trees } from './dictionary/trees.ts';
import type { Gateway } from './gateway/gateway.ts';
import type { JobRunner } from './jobs/job-runner.ts';
import type { AuditAnchors } from './log/audit-anchors.ts';
import type { AuditLog } from './log/audit-log.ts';
import type { RecentCodes } from './messages/recent-codes.ts';
import type { Monitor } from './monitor/monitor.ts';
import type { SharedSamples } from './monitor/shared-samples.ts';
import type { HostList } from './outgoing/host-list.ts';
import type { Permissions } from './permission/permissions.ts';
import type { PushHub } from './push/push-hub.ts';
import type { Secrets } from './secrets/secrets.ts';
import type { CodeMessage, EnterpriseHooks, SignInSettings } from './sign-in/ports.ts';

/** What the system holds in memory: dictionaries, trees, grants. */
export interface SystemParts {
  readonly caches: Caches;
  readonly dictionaries: Kept<Dictionaries>;
  readonly permissions: Kept<Permissions>;
  readonly trees: Trees;
  readonly tableDictionaries: readonly TableDictionary[];
}
/** What sign-in works with. */
interface SignInParts {
  readonly secrets: Pick<Secrets, 'tokenKeys' | 'passwordPairs'>;
  readonly settings: SignInSettings;
  readonly enterprise: EnterpriseHooks;
  /** Sends a code at once. Throws thirdParty when nobody takes it. */
  sendCode(message: CodeMessage): Promise<void>;
  /** Closes the push connections of sessions that ended. */
  endConnections(sessionIds: readonly string[], reason: string): Promise<void>;
  /** Tells every connected console that dictionaries changed. */
  announceDictionaries?(): Promise<void>;
  /** Frames to open consoles. */
  readonly push?: Pick<PushHub, 'toUser' | 'toUsers' | 'toAll' | 'rest'>;
}
export type Services = SystemParts &
  SignInParts & {
    readonly audit: AuditLog;
    readonly anchors: AuditAnchors;
    readonly jobs: JobRunner;
    readonly monitor: Monitor;
    readonly samples: SharedSamples;
    readonly gateway: Gateway;
    readonly dataDir: string;
    /** The last verification codes; a development installation without an SMS provider alone keeps them. */
    readonly recentCodes: RecentCodes | undefined;
    /** The service behind the assistant, where one is configured. */
    readonly chatService: ChatService | undefined;
    /** Machines whose databases reports may read. */
    readonly dataSourceHosts: HostList;
  };

const byEngine = new WeakMap<Engine, Services>();

/** Ties an engine to the platform around it, once, before it answers anybody. */
export const provideServices = (engine: Engine, services: Services): void => void byEngine.set(engine, services);

/** The platform around an engine, for the handlers of platform and areas. */
export function servicesOf(engine: Engine): Services {
  const services = byEngine.get(engine);
  if (!services) throw new Error('the engine has no services yet');
  return services;
}

import type { Sequence } from '@campus/contract/kit';
import type { TableDictionary } from '../kit/area-server.ts';
import type { BackgroundWork } from './background.ts';
import type { CachedValue } from './cached-value.ts';
import type { Caches } from './caches.ts';
import type { ChatService } from './chat-proxy/chat-service.ts';
import type { Dictionaries } from './dictionary/dictionaries.ts';
import type { Trees } from './dictionary/trees.ts';
import type { StoredFiles } from './files/stored-files.ts';
import type { Gateway } from './gateway/gateway.ts';
import type { JobRunner } from './jobs/job-runner.ts';
import type { LiveService } from './live/live-service.ts';
import type { AuditAnchors } from './log/audit-anchors.ts';
import type { AuditLog } from './log/audit-log.ts';
import type { OperationLog } from './log/operation-log.ts';
import type { MessageService } from './messages/message-service.ts';
import type { RecentCodes } from './messages/recent-codes.ts';
import type { Monitor } from './monitor/monitor.ts';
import type { SharedSamples } from './monitor/shared-samples.ts';
import type { HostList } from './outgoing/host-list.ts';
import type { PdfRenderer } from './pdf/pdf-renderer.ts';
import type { Permissions } from './permission/permissions.ts';
import type { GridHub } from './push/grid-hub.ts';
import type { PushHub } from './push/push-hub.ts';
import type { CheckRules } from './rules/check-rules.ts';
import type { Secrets } from './secrets/secrets.ts';
import type { StoredSettings } from './settings.ts';
import type { SignInGate } from './sign-in/gate.ts';
import type { CodeMessage, EnterpriseHooks, SignInSettings } from './sign-in/ports.ts';

/** Cached system data: dictionaries, trees, grants. */
export interface SystemServices {
  readonly caches: Caches;
  readonly dictionaries: CachedValue<Dictionaries>;
  readonly permissions: CachedValue<Permissions>;
  readonly sequences: CachedValue<ReadonlyMap<string, Sequence>>;
  readonly checkRules: CachedValue<CheckRules>;
  readonly tenantSettings: CachedValue<StoredSettings>;
  readonly trees: Trees;
  readonly tableDictionaries: readonly TableDictionary[];
}
/** Dependencies of sign-in. */
interface SignInServices {
  readonly secrets: Pick<Secrets, 'tokenKeys' | 'passwordPairs'>;
  readonly settings: SignInSettings;
  readonly enterprise: EnterpriseHooks;
  /** Sends a code at once. Throws thirdParty when no provider accepts it. */
  sendCode(message: CodeMessage): Promise<void>;
  /** Closes the push connections of ended sessions. */
  endConnections(sessionIds: readonly string[], reason: string): Promise<void>;
  /** Notifies every connected console that dictionaries changed. */
  announceDictionaries?(): Promise<void>;
  /** Sends frames to open consoles. */
  readonly push: PushHub;
}
interface PlatformServices extends SystemServices, SignInServices {
  readonly gate: SignInGate;
  readonly grids: GridHub;
  readonly messages: MessageService;
  readonly audit: AuditLog;
  readonly anchors: AuditAnchors;
  readonly jobs: JobRunner;
  readonly background: BackgroundWork;
  readonly operationLog: OperationLog;
  readonly monitor: Monitor;
  readonly samples: SharedSamples;
  readonly gateway: Gateway;
  readonly pdf: PdfRenderer;
  readonly live: LiveService;
  readonly files: Pick<StoredFiles, 'read'>;
  readonly dataDir: string;
  /** Address of the site, when it is configured. */
  readonly siteUrl: string | undefined;
  /** The last verification codes; only in a development installation without an SMS provider. */
  readonly recentCodes: RecentCodes | undefined;
  /** The assistant's service, if configured. */
  readonly chatService: ChatService | undefined;
  /** Waits between two pieces of an answer. */
  readonly answerPace: () => Promise<unknown>;
  /** Hosts whose databases reports can read. */
  readonly dataSourceHosts: HostList;
}

declare module '../kit/context.ts' {
  interface Services extends PlatformServices {}
}

import { entities } from '@campus/contract';
import { companyPost, forbiddenWord, postType } from '@campus/contract/post';
import { postServer } from '../../src/areas/post/index.ts';
import type { Services } from '../../src/kit/context.ts';
import type { Database } from '../../src/kit/database/open.ts';
import { Engine } from '../../src/kit/engine.ts';
import { entityRoutes } from '../../src/kit/http/crud.ts';
import type { Listener } from '../../src/kit/listener.ts';
import type { TreeNode } from '../../src/kit/ports.ts';
import { Registry } from '../../src/kit/schema/registry.ts';
import { Caches } from '../../src/platform/caches.ts';
import { Trees } from '../../src/platform/dictionary/trees.ts';
import { Clock } from '../support/bare-engine.ts';
import { ProductPorts } from '../support/product-ports.ts';
import { SessionServer } from '../support/session-server.ts';
import { cachedSettings } from '../support/stored-settings.ts';
import { openTestDatabase } from '../support/test-database.ts';
import { treeNodes } from '../support/tree-nodes.ts';

export const start = '2025-10-15T10:00:00+08:00';

const regions = treeNodes(
  ['990000', '云湖省', null],
  ['990100', '云湖市', '990000'],
  ['990101', '示例区', '990100'],
  ['990200', '临溪市', '990000'],
);
const majors = treeNodes(['08', '工学', null], ['0809', '计算机类', '08'], ['080901', '计算机科学与技术', '0809']);

class PostPorts extends ProductPorts {
  readonly #trees: Trees;
  constructor(trees: Trees) {
    super();
    this.#trees = trees;
  }
  override tree = async (name: string, tenantId?: number) => {
    if (name === 'region') return regions;
    if (name === 'major') return majors;
    return ((await this.#trees.nodes(name, tenantId ?? 1)) ?? new Map()) as Map<string, TreeNode>;
  };
}

export interface PostServer {
  readonly database: Database;
  readonly engine: Engine;
  readonly clock: Clock;
  readonly caches: Caches;
  readonly ports: PostPorts;
  readonly server: SessionServer;
  close(): Promise<void>;
}

/** The area of posts behind a real server on a database of its own; the clock stands at 2025-10-15 10:00. */
export async function startPostServer(listeners: readonly Listener[]): Promise<PostServer> {
  const database = await openTestDatabase();
  const clock = new Clock(start);
  const reportDefect = (error: unknown): void => {
    throw error;
  };
  const caches = new Caches(database, reportDefect);
  const trees = new Trees(postServer.trees, caches, database.db);
  const ports = new PostPorts(trees);
  const services = { caches, trees, tenantSettings: cachedSettings(caches, database) } as Services;
  const engine = new Engine({
    database,
    registry: new Registry(entities),
    provide: () => ({ ports, services }),
    behaviours: postServer.behaviours,
    listeners,
    now: clock.now,
    reportDefect,
  });
  const server = await SessionServer.start(engine, [
    ...[companyPost, postType, forbiddenWord].flatMap((e) => entityRoutes(engine, e)),
    ...postServer.answers.map((answering) => answering.route(engine)),
  ]);
  const close = async (): Promise<void> => {
    await server.close();
    caches.end();
    await database.close();
  };
  return { database, engine, clock, caches, ports, server, close };
}

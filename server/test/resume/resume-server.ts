import { entities } from '@campus/contract';
import { sql } from 'kysely';
import { resumeServer } from '../../src/areas/resume/index.ts';
import type { Services } from '../../src/kit/context.ts';
import type { Database } from '../../src/kit/database/open.ts';
import { Engine } from '../../src/kit/engine.ts';
import type { Handle } from '../../src/kit/handle.ts';
import { entityRoutes } from '../../src/kit/http/crud.ts';
import type { TreeNode } from '../../src/kit/ports.ts';
import { Registry } from '../../src/kit/schema/registry.ts';
import { AuditLog } from '../../src/platform/log/audit-log.ts';
import { PdfRenderer } from '../../src/platform/pdf/pdf-renderer.ts';
import { Clock } from '../support/bare-engine.ts';
import { ProductPorts } from '../support/product-ports.ts';
import { SessionServer } from '../support/session-server.ts';
import { openTestDatabase } from '../support/test-database.ts';
import { type NodeRow, treeNodes } from '../support/tree-nodes.ts';
import { served } from './resume-people.ts';

export const start = '2025-10-15T10:00:00+08:00';

const shared: Readonly<Record<string, Map<string, TreeNode>>> = {
  region: treeNodes(
    ['990000', '云湖省', null],
    ['990100', '云湖市', '990000'],
    ['990101', '示例区', '990100'],
    ['990102', '临溪区', '990100'],
  ),
  major: treeNodes(
    ['08', '工学', null],
    ['0809', '计算机类', '08'],
    ['080901', '计算机科学与技术', '0809'],
    ['080902', '软件工程', '0809'],
    ['05', '文学', null],
    ['050201', '英语', '05'],
  ),
  postType: treeNodes(['t1', '技术', null], ['t11', '后端开发', 't1'], ['t12', '前端开发', 't1'], ['t2', '职能', null]),
};
/** Departments with their codes; two classes carry one name. */
const departs = [
  { id: 'd1', name: '计算机学院', parent: null, code: 'A01', tenant: 1 },
  { id: 'd11', name: '一班', parent: 'd1', code: 'A01A01', tenant: 1 },
  { id: 'd2', name: '外国语学院', parent: null, code: 'A02', tenant: 1 },
  { id: 'd21', name: '一班', parent: 'd2', code: 'A02A01', tenant: 1 },
  { id: 'e1', name: '云湖学院', parent: null, code: 'B01', tenant: 2 },
] as const;
const departTree = (tenant: number): Map<string, TreeNode> =>
  treeNodes(...departs.filter((d) => d.tenant === tenant).map(({ id, name, parent }): NodeRow => [id, name, parent]));

/** Stores the departments of both universities. */
export async function addDeparts(db: Handle): Promise<void> {
  for (const { id, name, parent, code, tenant } of departs)
    await sql`
      insert into sys_depart (id, tenant_id, create_by, create_time, parent_id, depart_name, org_category, org_code)
      values (${id}, ${tenant}::int, 'system', now(), ${parent}, ${name}, '1', ${code})`.execute(db);
}

class ResumePorts extends ProductPorts {
  override tree = async (name: string, tenantId = 1) =>
    (name === 'depart' ? departTree(tenantId) : (shared[name] ?? new Map())) as Map<string, TreeNode>;
  override sign = (path: string) => (path.startsWith('resume/') ? `${path}?e=1&s=signature` : path);
}

export interface ResumeServer {
  readonly database: Database;
  readonly engine: Engine;
  readonly clock: Clock;
  readonly ports: ResumePorts;
  readonly server: SessionServer;
  close(): Promise<void>;
}

/** Students and résumés behind a real server on a database of their own; the clock stands at 2025-10-15 10:00. */
export async function startResumeServer(): Promise<ResumeServer> {
  const database = await openTestDatabase();
  const clock = new Clock(start);
  const ports = new ResumePorts();
  const pdf = new PdfRenderer();
  const engine = new Engine({
    database,
    registry: new Registry(entities),
    provide: () => ({ ports, services: { audit: new AuditLog(Buffer.alloc(32, 'k')), pdf } as Services }),
    behaviours: resumeServer.behaviours,
    listeners: resumeServer.listeners,
    now: clock.now,
    reportDefect: (error) => {
      throw error;
    },
  });
  const server = await SessionServer.start(engine, [
    ...served.flatMap((e) => entityRoutes(engine, e)),
    ...resumeServer.answers.map((answering) => answering.route(engine)),
    ...resumeServer.routes.flatMap(({ routes }) => routes(engine)),
  ]);
  const close = async (): Promise<void> => {
    await server.close();
    await pdf.close();
    await database.close();
  };
  return { database, engine, clock, ports, server, close };
}

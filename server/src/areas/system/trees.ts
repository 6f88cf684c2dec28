import { sysCategory, sysDepart } from '@campus/contract/system';
import type { TreeSource } from '../../kit/area-server.ts';
import { readAtOnce } from '../../kit/database/read-at-once.ts';
import type { Handle } from '../../kit/handle.ts';
import type { TreeNode } from '../../kit/ports.ts';
import { getNodes } from '../../platform/dictionary/trees.ts';
import { typedDb } from '../../platform/tables.ts';

const shareNodes = (nodes: TreeNode[]): ReadonlyMap<number, readonly TreeNode[]> => new Map([[0, nodes]]);

/** Departments by id, separate per tenant. */
const departTree: TreeSource = {
  name: 'depart',
  entity: sysDepart,
  async load(db: Handle) {
    const rows = await typedDb(db)
      .selectFrom('sys_depart')
      .where('delFlag', '=', 0)
      .select(['id', 'departName', 'parentId', 'tenantId'])
      .orderBy('departOrder')
      .orderBy('orgCode')
      .execute();
    const byTenant = Map.groupBy(rows, (row) => row.tenantId);
    return new Map(
      [...byTenant].map(([tenant, list]) => [
        tenant,
        getNodes(list.map((row) => ({ value: row.id, text: row.departName, parent: row.parentId }))),
      ]),
    );
  },
};
/** Provinces, cities and districts by their six digits; provinces have no parent, clients use root 86. */
const regionTree: TreeSource = {
  name: 'region',
  async load(db: Handle) {
    const rows = await readAtOnce(
      db,
      typedDb(db).selectFrom('sys_area').select(['code', 'name', 'parentCode']).orderBy('code'),
    );
    return shareNodes(
      getNodes(
        rows.map((row) => ({
          value: row.code,
          text: row.name,
          parent: row.parentCode === '86' ? null : row.parentCode,
        })),
      ),
    );
  },
};
const majorTree: TreeSource = {
  name: 'major',
  async load(db: Handle) {
    const rows = await readAtOnce(
      db,
      typedDb(db)
        .selectFrom('rc_major')
        .where('delFlag', '=', 0)
        .select(['code', 'name', 'parentCode'])
        .orderBy('code'),
    );
    return shareNodes(getNodes(rows.map((row) => ({ value: row.code, text: row.name, parent: row.parentCode }))));
  },
};
/** Category trees by id; `0` is the parent of their roots. */
const categoryTree: TreeSource = {
  name: 'category',
  entity: sysCategory,
  async load(db: Handle) {
    const rows = await typedDb(db)
      .selectFrom('sys_category')
      .where('delFlag', '=', 0)
      .select(['id', 'name', 'pid'])
      .orderBy('code')
      .execute();
    return shareNodes(
      getNodes(rows.map((row) => ({ value: row.id, text: row.name, parent: row.pid === '0' ? null : row.pid }))),
    );
  },
};
export const systemTrees: readonly TreeSource[] = [departTree, regionTree, majorTree, categoryTree];

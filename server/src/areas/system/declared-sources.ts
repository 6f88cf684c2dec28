import {
  position,
  sysCategory,
  sysDepart,
  sysDict,
  sysPermission,
  sysRole,
  sysTenant,
  sysUser,
} from '@campus/contract/system';
import type { TableDictionary } from '../../kit/area-server.ts';

/** Tables available to pickers; clients cannot name any other table. */
export const systemTableDictionaries: readonly TableDictionary[] = [
  { entity: sysUser, texts: ['realname'], codes: ['username', 'id'], filters: ['status', 'orgCode'] },
  { entity: sysDepart, texts: ['departName'], codes: ['id', 'orgCode'], tree: { parent: 'parentId' } },
  { entity: sysRole, texts: ['roleName'], codes: ['id', 'roleCode'] },
  { entity: position, texts: ['name'], codes: ['id', 'code'] },
  { entity: sysTenant, texts: ['name'], codes: ['id'] },
  { entity: sysCategory, texts: ['name'], codes: ['id', 'code'], tree: { parent: 'pid', hasChild: 'hasChild' } },
  { entity: sysDict, texts: ['dictName'], codes: ['dictCode'] },
  { entity: sysPermission, texts: ['name'], codes: ['id'], tree: { parent: 'parentId' } },
];

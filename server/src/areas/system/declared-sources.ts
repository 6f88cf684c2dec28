import {
  position,
  sysCategory,
  sysCheckRule,
  sysDepart,
  sysDepartRole,
  sysDict,
  sysFillRule,
  sysPermission,
  sysRole,
  sysTenant,
  sysUser,
} from '@campus/contract/system';
import type { DuplicateCheck, TableDictionary } from '../../kit/area-server.ts';

/** Tables that pickers may read (`api.md` 5.8); nothing else of the database can be named by a client. */
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

/** Values a form may ask about before it is sent (`api.md` 6.8). */
export const systemDuplicateChecks: readonly DuplicateCheck[] = [
  { entity: sysUser, fields: ['username', 'phone', 'email', 'workNo'] },
  { entity: sysRole, fields: ['roleCode'] },
  { entity: sysDepartRole, fields: ['roleCode'] },
  { entity: sysDict, fields: ['dictCode'] },
  { entity: sysPermission, fields: ['perms'] },
  { entity: position, fields: ['code'] },
  { entity: sysTenant, fields: ['name'] },
  { entity: sysCategory, fields: ['code'] },
  { entity: sysCheckRule, fields: ['ruleCode'] },
  { entity: sysFillRule, fields: ['ruleCode'] },
];

import { type Button, endpoint, type } from '../../kit/index.ts';

/** Changes of a repair in the tree of one entity: rows by name. */
export interface TreeRepair {
  readonly entity: string;
  readonly title: string;
  /** Rows that were their own ancestors; one of each cycle became a root. */
  readonly cycles: readonly string[];
  /** Rows whose parent did not exist; they became roots. */
  readonly orphans: readonly string[];
}
const code = 'system:tree:repair';

/** Breaks cycles and moves orphans to the root, in every tree of the caller's tenant. */
export const repairTrees = endpoint({
  method: 'POST',
  path: '/sys/tree/repair',
  title: '修复层级',
  needs: code,
  input: {},
  output: type<TreeRepair[]>(),
  done: '层级检查完成',
});
export const treeRepairButtons: readonly Button[] = [{ code, label: '修复层级', page: '/isys/category' }];
export const treeRepairTexts = {
  button: '检查层级',
  ask: '检查部门、菜单、分类等所有树形数据：解除循环的上下级关系，把上级已删除的数据移到第一级。是否继续？',
  nothing: '所有层级正常，无需修复',
  done: '已修复的层级',
  cycle: (names: string) => `循环的上下级：${names}`,
  orphan: (names: string) => `上级已删除：${names}`,
};

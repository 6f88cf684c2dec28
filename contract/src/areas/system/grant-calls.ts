import { type Access, endpoint, type Fields, text, type } from '../../kit/index.ts';

/** A node of the tree of grantable entries. */
export interface GrantNode {
  readonly key: string;
  readonly value: string;
  /** Empty for roots. */
  readonly parentId: string;
  readonly title: string;
  readonly slotTitle: string;
  readonly isLeaf: boolean;
  /** 1: the entry has data rules. */
  readonly ruleFlag: number;
  readonly scopedSlots: { readonly title: string };
  /** 0 group, 1 page, 2 button. */
  readonly menuType: number;
  readonly icon: string | null;
  /** The side of its menu. */
  readonly side: string | null;
  /** Contains pages but has none itself. */
  readonly group: boolean;
  /** Path of the page, when it can be a home page. */
  readonly path: string | null;
  /** Component of the page, which its data rules refer to. */
  readonly component: string | null;
  /** The caller does not hold it, so cannot grant or revoke it. */
  readonly disabled: boolean;
  readonly children: GrantNode[] | null;
}
/** The grantable entries and the current grants. */
export interface GrantChoice {
  readonly treeList: GrantNode[];
  readonly ids: string[];
}
export interface GrantedRule {
  readonly id: string;
  readonly permissionId: string;
  readonly ruleName: string;
  readonly ruleColumn: string | null;
  readonly ruleConditions: string;
  readonly ruleValue: string;
  readonly status: string | null;
}
/** The data rules of an entry, and (comma-separated) those of a grant. */
export interface GrantedRules {
  readonly datarule: GrantedRule[];
  readonly drChecked: string;
}

const permissionId = text({ label: '菜单', required: true, max: 32 });
const entries = {
  permissionIds: text({ label: '菜单', max: 200_000 }),
  lastpermissionIds: text({ label: '原有菜单', max: 200_000 }),
};
interface GrantPlaces<O extends Fields, W extends Fields> {
  /** Chinese name of the kind of owner. */
  readonly holder: string;
  readonly needs: Access;
  /** Identifies the owner in every call. */
  readonly owner: O;
  /** Additional path parameters of the rule calls. */
  readonly within?: W;
  readonly granted: string;
  readonly save: string;
  readonly rules: string;
  readonly saveRules: string;
}
/**
 * The calls that grant menu entries and their data rules to an owner: get the grants; replace all,
 * failing when `lastpermissionIds` is outdated; get the rules of one grant; replace them.
 */
export const grantCalls = <const O extends Fields, const W extends Fields = Record<never, never>>(
  places: GrantPlaces<O, W>,
) => {
  const { holder, needs, owner, within } = places;
  return {
    granted: endpoint({
      method: 'GET',
      path: places.granted,
      title: `${holder}授权`,
      needs,
      input: owner,
      output: type<string[]>(),
    }),
    save: endpoint({
      method: 'POST',
      path: places.save,
      title: `保存${holder}授权`,
      needs,
      input: { ...owner, ...entries },
      output: type<null>(),
      done: '保存成功！',
    }),
    rules: endpoint({
      method: 'GET',
      path: places.rules,
      title: `${holder}数据规则`,
      needs,
      input: { permissionId, ...within, ...owner },
      output: type<GrantedRules>(),
    }),
    saveRules: endpoint({
      method: 'POST',
      path: places.saveRules,
      title: `保存${holder}数据规则`,
      needs,
      input: { permissionId, ...owner, dataRuleIds: text({ label: '数据规则', max: 1000 }) },
      output: type<null>(),
      done: '保存成功!',
    }),
  } as const;
};

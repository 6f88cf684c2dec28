import { type Access, endpoint, type Fields, text, type } from '../../kit/index.ts';

/** A node of the tree of entries that can be granted. */
export interface GrantNode {
  readonly key: string;
  readonly value: string;
  /** Empty for roots. */
  readonly parentId: string;
  readonly title: string;
  readonly slotTitle: string;
  readonly isLeaf: boolean;
  /** 1: data rules hang on the entry. */
  readonly ruleFlag: number;
  readonly scopedSlots: { readonly title: string };
  /** 0 group, 1 page, 2 button. */
  readonly menuType: number;
  readonly icon: string | null;
  /** The side whose menu holds it. */
  readonly side: string | null;
  /** Holds pages and is none itself. */
  readonly group: boolean;
  /** Where the page is, when somebody may begin there. */
  readonly path: string | null;
  /** The screen that the page shows: what its data rules speak of. */
  readonly component: string | null;
  /** The caller does not hold it, so that he can neither give nor take it. */
  readonly disabled: boolean;
  readonly children: GrantNode[] | null;
}
/** The menu to grant from, or the part of it that may be granted. */
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
/** The data rules of an entry, and (comma-separated) those that a grant of it carries. */
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
  /** Who holds them, in Chinese. */
  readonly holder: string;
  readonly needs: Access;
  /** Names the holder in every call. */
  readonly owner: O;
  /** What the path of his rules says besides. */
  readonly within?: W;
  readonly granted: string;
  readonly save: string;
  readonly rules: string;
  readonly saveRules: string;
}
/**
 * The calls by which entries of the menu and their data rules are granted to a holder (`api.md` 10.1, 10.4): what he
 * holds; all of it replaced, refused when it is no longer `lastpermissionIds`; the rules of one grant; those replaced.
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

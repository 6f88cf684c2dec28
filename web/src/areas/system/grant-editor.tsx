import { text } from '@campus/contract/messages';
import { administrationTexts, type GrantNode } from '@campus/contract/system';
import { Alert, Button, Input, Tree, type TreeDataNode } from 'antd';
import { type Key, type ReactNode, useMemo, useState } from 'react';
import { ignoreReported, RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { usePageDirty } from '../../widgets/page-frame.tsx';
import {
  addAll,
  countChanges,
  filterBranches,
  getCheckState,
  getIndex,
  rebaseGrants,
  removeAll,
  toggleGrant,
} from './grant-tree.ts';
import { TreeOperations } from './tree-operations.tsx';
import type { EditableGrants } from './use-grants.tsx';
import './role.css';

const texts = administrationTexts.grant;

interface GrantEditor {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Checkbox tree, below the error message if there is one. */
  readonly body: ReactNode;
  /** 树操作. */
  readonly operations: ReactNode;
  /** Number of changes. */
  readonly status: ReactNode;
  /** Resolves with whether it was saved. */
  save(): Promise<boolean>;
}
type EditedGrants = Omit<EditableGrants, 'grants' | 'failure' | 'dialog'> & {
  readonly grants: NonNullable<EditableGrants['grants']>;
};

/** Permissions checked in the editor. Grants saved by another user keep the local changes on top of them. */
function useCheckedGrants({ tree, granted: saved }: EditedGrants['grants']) {
  const index = useMemo(() => getIndex(tree), [tree]);
  const before = useMemo(() => new Set(saved), [saved]);
  const [granted, setGranted] = useState<ReadonlySet<string>>(before);
  const [base, setBase] = useState(before);
  if (base !== before) {
    setBase(before);
    setGranted(rebaseGrants(index, granted, base, before));
  }
  return { index, granted, setGranted, change: countChanges(before, granted) };
}

/** Saving, with the reason when it failed; the grants may then be loaded again. */
function useGrantSaving({ reload, save }: Pick<EditedGrants, 'reload' | 'save'>) {
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isReread, setReread] = useState(false);
  const run = async (ids: readonly string[], before: readonly string[]) => {
    setSaving(true);
    setProblem(undefined);
    setReread(false);
    try {
      tell.success(await save(ids, before));
      return true;
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      setProblem(error.message);
      return false;
    } finally {
      setSaving(false);
    }
  };
  const reread = async () => {
    try {
      await reload();
      setProblem(undefined);
      setReread(true);
    } catch (error) {
      ignoreReported(error);
    }
  };
  const notice = (
    <>
      {problem && (
        <Alert
          type="error"
          showIcon
          title={problem}
          className="grant-problem"
          action={<Button onClick={() => void reread()}>{texts.reread}</Button>}
        />
      )}
      {isReread && <Alert type="info" showIcon title={text.form.refreshed} className="grant-problem" />}
    </>
  );
  return { isSaving, notice, run };
}

/** The menu and its buttons as a checkbox tree, independent of its container. */
export function useGrantEditor({ grants, reload, save, onRules }: EditedGrants): GrantEditor {
  const { index, granted, setGranted, change } = useCheckedGrants(grants);
  const { isSaving, notice, run } = useGrantSaving({ reload, save });
  const [isLinked, setLinked] = useState(true);
  const [word, setWord] = useState('');
  const [expanded, setExpanded] = useState<readonly Key[]>(() => grants.tree.map(({ key }) => key));
  const isDirty = change.added + change.removed > 0;
  usePageDirty(isDirty);
  const nodes = filterBranches(sortBySide(index.roots), word);
  const every = [...index.byId.keys()];
  const operations = {
    linked: () => setLinked(true),
    unlinked: () => setLinked(false),
    all: () => setGranted(addAll(index, granted)),
    none: () => setGranted(removeAll(index, granted)),
    open: () => setExpanded(every),
    close: () => setExpanded([]),
  };
  const search = (typed: string) => {
    setWord(typed);
    if (typed !== '') setExpanded(every);
  };
  return {
    isDirty,
    isSaving,
    save: () => run([...granted], grants.granted),
    status: isDirty && texts.changed(change.added, change.removed),
    operations: <TreeOperations isLinked={isLinked} run={operations} />,
    body: (
      <>
        {notice}
        <GrantHead word={word} count={texts.count(granted.size, index.byId.size)} onSearch={search} />
        {nodes.length === 0 ? (
          <p className="muted">{text.common.noData}</p>
        ) : (
          <Tree
            checkable
            checkStrictly
            blockNode
            selectable={false}
            treeData={nodes.map((node) => treeNode(node, granted, onRules))}
            checkedKeys={getCheckState(index, granted, isLinked)}
            expandedKeys={[...expanded]}
            onExpand={(keys) => setExpanded(keys)}
            onCheck={(_keys, { node }) => setGranted(toggleGrant(index, granted, String(node.key), isLinked))}
          />
        )}
      </>
    ),
  };
}

const GrantHead = (props: { word: string; count: string; onSearch: (word: string) => void }) => (
  <div className="grant-head">
    <Input.Search
      allowClear
      aria-label={texts.search}
      placeholder={texts.search}
      value={props.word}
      onChange={({ target }) => props.onSearch(target.value)}
    />
    <span className="muted">{props.count}</span>
  </div>
);

const button = 2;
const sides: Readonly<Record<string, string>> = texts.sides;
/** The school's menu first, then the others, in their order. */
const sortBySide = (roots: readonly GrantNode[]): GrantNode[] =>
  Object.keys(sides)
    .concat('')
    .flatMap((side) => roots.filter((root) => (root.side !== null && root.side in sides ? root.side : '') === side));
function treeNode(node: GrantNode, granted: ReadonlySet<string>, onRules: (node: GrantNode) => void): TreeDataNode {
  return {
    key: node.key,
    disableCheckbox: node.disabled,
    title: (
      <span
        className={`grant-node${node.menuType === button ? ' button' : ''}`}
        title={node.disabled ? texts.notHeld : ''}
      >
        {node.title}
        {node.parentId === '' && node.side !== null && <span className="muted">{sides[node.side]}</span>}
        {node.ruleFlag === 1 && granted.has(node.key) && (
          <button
            type="button"
            className="link-button"
            // Clicks and keys that reach the tree would toggle the menu behind the dialog.
            onKeyDown={(event) => event.stopPropagation()}
            onClick={(event) => {
              event.stopPropagation();
              onRules(node);
            }}
          >
            {texts.rules}
          </button>
        )}
      </span>
    ),
    ...(node.children && { children: node.children.map((child) => treeNode(child, granted, onRules)) }),
  };
}

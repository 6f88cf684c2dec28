import { DownOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { administrationTexts, type GrantNode } from '@campus/contract/system';
import { Alert, Button, Drawer, Dropdown, Input, Skeleton, Tree, type TreeDataNode } from 'antd';
import { type Key, useMemo, useState } from 'react';
import { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { usePageDirty } from '../../widgets/page-frame.tsx';
import { useIsMobile } from '../../widgets/use-media.ts';
import { allOf, changeOf, indexOf, noneOf, searched, shownOf, toggled } from './grant-tree.ts';
import './role.css';

const words = administrationTexts.grant;

/** What a drawer of grants works on: a role, or a role of a department. */
interface Grants {
  readonly tree: readonly GrantNode[];
  readonly granted: readonly string[];
}
interface GrantDrawerProps {
  readonly title: string;
  /** Undefined while it is read. */
  readonly grants: Grants | undefined;
  readonly failure: string | undefined;
  readonly reload: () => void;
  /** Rejects with RequestFailed, whose text is shown here. */
  readonly save: (ids: readonly string[], before: readonly string[]) => Promise<string>;
  readonly onRules: (node: GrantNode) => void;
  readonly onClose: () => void;
}

const drawerWidth = 650; // (S)

/** 角色权限配置: the menu with its buttons as a tree of checkboxes. */
export function GrantDrawer(props: GrantDrawerProps) {
  const { title, grants, failure, reload, onClose } = props;
  const isMobile = useIsMobile();
  if (grants) return <GrantTree {...props} grants={grants} key={grants.granted.join(',')} />;
  return (
    <Drawer open title={title} size={isMobile ? '100%' : drawerWidth} onClose={onClose}>
      {failure === undefined ? (
        <Skeleton active title={false} paragraph={{ rows: 14 }} />
      ) : (
        <Alert type="error" showIcon title={failure} action={<Button onClick={reload}>{text.listPage.retry}</Button>} />
      )}
    </Drawer>
  );
}

function GrantTree({ title, grants, reload, save, onRules, onClose }: GrantDrawerProps & { readonly grants: Grants }) {
  const isMobile = useIsMobile();
  const index = useMemo(() => indexOf(grants.tree), [grants.tree]);
  const before = useMemo(() => new Set(grants.granted), [grants.granted]);
  const [granted, setGranted] = useState<ReadonlySet<string>>(before);
  const [isLinked, setLinked] = useState(true);
  const [word, setWord] = useState('');
  const [expanded, setExpanded] = useState<readonly Key[]>(() => grants.tree.map(({ key }) => key));
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const change = changeOf(before, granted);
  const isDirty = change.added + change.removed > 0;
  usePageDirty(isDirty);

  const close = async () => {
    if (!isDirty || (await tell.confirm({ title: text.common.prompt, text: text.common.leaveConfirm }))) onClose();
  };
  const run = async (isLast: boolean) => {
    setSaving(true);
    setProblem(undefined);
    try {
      tell.success(await save([...granted], grants.granted));
      if (isLast) onClose();
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      setProblem(error.message);
    } finally {
      setSaving(false);
    }
  };
  const nodes = searched(bySide(index.roots), word);
  const every = [...index.byId.keys()];
  const operations = {
    linked: () => setLinked(true),
    unlinked: () => setLinked(false),
    all: () => setGranted(allOf(index, granted)),
    none: () => setGranted(noneOf(index, granted)),
    open: () => setExpanded(every),
    close: () => setExpanded([]),
  };
  return (
    <Drawer
      open
      title={title}
      size={isMobile ? '100%' : drawerWidth}
      mask={{ closable: false }}
      className="grant-drawer"
      onClose={() => void close()}
      footer={
        <div className="form-foot">
          <Dropdown
            trigger={['click']}
            menu={{
              selectable: true,
              selectedKeys: [isLinked ? 'linked' : 'unlinked'],
              items: (Object.keys(operations) as (keyof typeof operations)[]).map((key) => ({
                key,
                label: words[key],
              })),
              onClick: ({ key }) => operations[key as keyof typeof operations](),
            }}
          >
            <Button icon={<DownOutlined aria-hidden />} iconPlacement="end">
              {words.tree}
            </Button>
          </Dropdown>
          <span className="grow" role="status">
            {isDirty && words.changed(change.added, change.removed)}
          </span>
          <Button disabled={isSaving} onClick={() => void close()}>
            {text.common.cancel}
          </Button>
          <Button disabled={!isDirty} loading={isSaving} onClick={() => void run(false)}>
            {words.save}
          </Button>
          <Button type="primary" disabled={!isDirty} loading={isSaving} onClick={() => void run(true)}>
            {words.saveClose}
          </Button>
        </div>
      }
    >
      {problem && (
        <Alert
          type="error"
          showIcon
          title={problem}
          className="grant-problem"
          action={
            <Button
              onClick={() => {
                setProblem(undefined);
                reload();
              }}
            >
              {words.reread}
            </Button>
          }
        />
      )}
      <div className="grant-head">
        <Input.Search
          allowClear
          aria-label={words.search}
          placeholder={words.search}
          value={word}
          onChange={({ target }) => {
            setWord(target.value);
            if (target.value !== '') setExpanded(every);
          }}
        />
        <span className="muted">{words.count(granted.size, index.byId.size)}</span>
      </div>
      {nodes.length === 0 ? (
        <p className="muted">{text.common.noData}</p>
      ) : (
        <Tree
          checkable
          checkStrictly
          blockNode
          selectable={false}
          treeData={nodes.map((node) => treeNode(node, granted, onRules))}
          checkedKeys={shownOf(index, granted, isLinked)}
          expandedKeys={[...expanded]}
          onExpand={(keys) => setExpanded(keys)}
          onCheck={(_keys, { node }) => setGranted(toggled(index, granted, String(node.key), isLinked))}
        />
      )}
    </Drawer>
  );
}

const button = 2;
const sides: Readonly<Record<string, string>> = words.sides;
/** The school's menu first, then the others, each in its order. */
const bySide = (roots: readonly GrantNode[]): GrantNode[] =>
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
        title={node.disabled ? words.notHeld : ''}
      >
        {node.title}
        {node.parentId === '' && node.side !== null && <span className="muted">{sides[node.side]}</span>}
        {node.ruleFlag === 1 && granted.has(node.key) && (
          <button type="button" className="link-button" onClick={() => onRules(node)}>
            {words.rules}
          </button>
        )}
      </span>
    ),
    ...(node.children && { children: node.children.map((child) => treeNode(child, granted, onRules)) }),
  };
}

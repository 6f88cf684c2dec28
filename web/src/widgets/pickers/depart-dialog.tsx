import { text } from '@campus/contract/messages';
import { Button, Dropdown, Input, Spin, Tree, type TreeDataNode } from 'antd';
import { useMemo, useState } from 'react';
import { ChosenTags } from './chosen-tags.tsx';
import type { Depart } from './depart-tree.ts';
import { PickerDialog } from './picker-dialog.tsx';
import { RecentRows } from './recent-rows.tsx';
import { type Choice, useChoice } from './use-choice.ts';

const texts = text.depart;
const kind = 'depart';
const getName = ({ departName }: Depart): string => departName;
/** antd virtualises a tree only when it has a height. */
const treeHeight = 400;

interface DepartDialogProps {
  readonly tree: readonly Depart[] | undefined;
  /** All departments of the tree, parents before children. */
  readonly all: readonly Depart[];
  readonly isFailed: boolean;
  readonly onRetry: () => void;
  readonly chosen: readonly Depart[];
  readonly multiple: boolean;
  readonly linkable: boolean;
  readonly rootOpened: boolean;
  readonly width: number;
  readonly onClose: () => void;
  readonly onChoose: (ids: ReadonlySet<string>) => void;
}

/** Dialog with the department tree; a search shows the matches as a flat list. */
export function DepartDialog(props: DepartDialogProps) {
  const { tree, all, isFailed, onRetry, multiple, linkable } = props;
  const choice = useChoice(multiple, props.chosen);
  const [keyword, setKeyword] = useState('');
  const [isLinked, setLinked] = useState(false);
  const loadByIds = async (ids: readonly string[]) => all.filter(({ id }) => ids.includes(id));
  return (
    <PickerDialog
      title={texts.title}
      width={props.width}
      okText={text.common.confirm}
      kind={kind}
      chosen={choice.picked}
      onClose={props.onClose}
      onOk={() => props.onChoose(idsOf(choice))}
    >
      <div className="picker-search">
        <Input.Search
          allowClear
          placeholder={texts.search}
          value={keyword}
          onChange={({ target }) => setKeyword(target.value)}
        />
        {linkable && <LinkSwitch isLinked={isLinked} onChange={setLinked} />}
      </div>
      {tree && <RecentRows kind={kind} load={loadByIds} choice={choice} nameOf={getName} />}
      <div className="picker-tree">
        {!tree && !isFailed && (
          <Spin description={text.common.loading}>
            <div className="picker-waiting" />
          </Spin>
        )}
        {isFailed && (
          <p role="alert" className="blank-note">
            {texts.loadFailed}
            <Button type="link" onClick={onRetry}>
              {text.listPage.retry}
            </Button>
          </p>
        )}
        {tree && <DepartNodes {...props} tree={tree} choice={choice} keyword={keyword} isLinked={isLinked} />}
      </div>
      {multiple && <ChosenTags choice={choice} nameOf={getName} />}
    </PickerDialog>
  );
}

const idsOf = (choice: Choice<Depart>): ReadonlySet<string> => new Set(choice.picked.map(({ id }) => id));

/** Whether checking a department includes its descendants. */
const LinkSwitch = (props: { readonly isLinked: boolean; readonly onChange: (isLinked: boolean) => void }) => (
  <Dropdown
    trigger={['click']}
    menu={{
      selectable: true,
      selectedKeys: [props.isLinked ? 'linked' : 'unlinked'],
      items: (['linked', 'unlinked'] as const).map((key) => ({ key, label: texts.tree[key] })),
      onClick: ({ key }) => props.onChange(key === 'linked'),
    }}
  >
    <Button>{texts.tree.self}</Button>
  </Dropdown>
);

interface DepartNodesProps extends Pick<DepartDialogProps, 'all' | 'rootOpened'> {
  readonly tree: readonly Depart[];
  readonly choice: Choice<Depart>;
  readonly keyword: string;
  readonly isLinked: boolean;
}

function DepartNodes({ tree, all, rootOpened, choice, keyword, isLinked }: DepartNodesProps) {
  const checked = idsOf(choice);
  const wanted = keyword.trim().toLowerCase();
  const nodes = useMemo(() => (wanted === '' ? tree.map(getNode) : findDeparts(all, wanted)), [tree, all, wanted]);
  const toggle = (id: string) => {
    const depart = all.find((one) => one.id === id);
    if (checked.has(id)) choice.remove(id);
    else if (depart) choice.toggle(depart);
  };
  if (nodes.length === 0) return <p className="blank-note">{texts.empty}</p>;
  return (
    <Tree
      key={wanted === '' ? 'tree' : 'found'}
      checkable
      blockNode
      selectable={false}
      height={treeHeight}
      checkStrictly={!isLinked}
      defaultExpandedKeys={[...(rootOpened ? tree.map((depart) => depart.id) : []), ...ancestorKeys(tree, checked)]}
      treeData={nodes}
      checkedKeys={[...checked]}
      onCheck={(keys, { node }) => {
        if (isLinked && Array.isArray(keys)) choice.set(all.filter(({ id }) => keys.includes(id)));
        else toggle(String(node.key));
      }}
      onClick={(event, node) => {
        const isBox = (event.target as HTMLElement).closest('.ant-tree-checkbox');
        if (!isLinked && !isBox) toggle(String(node.key));
      }}
    />
  );
}

/** Ancestors of the selected departments, which must be expanded. */
const ancestorKeys = (tree: readonly Depart[], chosen: ReadonlySet<string>): string[] =>
  tree.flatMap(({ id, children }) => {
    const inside = ancestorKeys(children ?? [], chosen);
    return inside.length > 0 || children?.some((child) => chosen.has(child.id)) ? [id, ...inside] : [];
  });

const getNode = ({ id, departName, children }: Depart): TreeDataNode => ({
  key: id,
  title: departName,
  ...(children?.length && { children: children.map(getNode) }),
});
const findDeparts = (all: readonly Depart[], wanted: string): TreeDataNode[] =>
  all
    .filter((depart) => depart.departName.toLowerCase().includes(wanted))
    .map(({ id, departName }) => ({ key: id, title: departName }));

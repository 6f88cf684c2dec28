import { text } from '@campus/contract/messages';
import { Button, Dropdown, Input, Spin, Tree, type TreeDataNode } from 'antd';
import { useMemo, useState } from 'react';
import { ChosenTags } from './chosen-tags.tsx';
import type { Depart } from './depart-tree.ts';
import { PickerDialog } from './picker-dialog.tsx';
import { RecentRows } from './recent-rows.tsx';
import { useChoice } from './use-choice.ts';

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
  const { tree, all, isFailed, onRetry, chosen, multiple, linkable, rootOpened, width, onClose, onChoose } = props;
  const choice = useChoice(multiple, chosen);
  const checked = new Set(choice.picked.map(({ id }) => id));
  const [keyword, setKeyword] = useState('');
  const [isLinked, setLinked] = useState(false);
  const wanted = keyword.trim().toLowerCase();
  const nodes = useMemo(
    () => (wanted === '' ? (tree ?? []).map(getNode) : findDeparts(all, wanted)),
    [tree, all, wanted],
  );
  const loadByIds = async (ids: readonly string[]) => all.filter(({ id }) => ids.includes(id));
  const toggle = (id: string) => {
    const depart = all.find((one) => one.id === id);
    if (checked.has(id)) choice.remove(id);
    else if (depart) choice.toggle(depart);
  };
  return (
    <PickerDialog
      title={texts.title}
      width={width}
      okText={text.common.confirm}
      kind={kind}
      chosen={choice.picked}
      onClose={onClose}
      onOk={() => onChoose(checked)}
    >
      <div className="picker-search">
        <Input.Search
          allowClear
          placeholder={texts.search}
          value={keyword}
          onChange={({ target }) => setKeyword(target.value)}
        />
        {linkable && (
          <Dropdown
            trigger={['click']}
            menu={{
              selectable: true,
              selectedKeys: [isLinked ? 'linked' : 'unlinked'],
              items: (['linked', 'unlinked'] as const).map((key) => ({ key, label: texts.tree[key] })),
              onClick: ({ key }) => setLinked(key === 'linked'),
            }}
          >
            <Button>{texts.tree.self}</Button>
          </Dropdown>
        )}
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
        {tree && nodes.length === 0 && <p className="blank-note">{texts.empty}</p>}
        {tree && nodes.length > 0 && (
          <Tree
            key={wanted === '' ? 'tree' : 'found'}
            checkable
            blockNode
            selectable={false}
            height={treeHeight}
            checkStrictly={!isLinked}
            defaultExpandedKeys={[
              ...(rootOpened ? tree.map((depart) => depart.id) : []),
              ...ancestorKeys(tree, checked),
            ]}
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
        )}
      </div>
      {multiple && <ChosenTags choice={choice} nameOf={getName} />}
    </PickerDialog>
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

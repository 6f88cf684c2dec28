import { text } from '@campus/contract/messages';
import { Input, Spin, Tree, type TreeDataNode } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { Modal } from '../modal.tsx';
import { oneCategory, type TreeNode } from '../selects/tree-source.ts';
import { flatTree, useTree } from '../selects/use-tree.ts';
import { saveRecentChoice } from './recent-choices.ts';
import { RecentRows } from './recent-rows.tsx';

const texts = text.category;
const width = 500;
/** antd virtualises a tree only when it has a height. */
const treeHeight = 400;

interface CategoryDialogProps {
  readonly parentCode: string;
  readonly chosen: string;
  readonly onClose: () => void;
  readonly onChoose: (id: string) => void;
}

/** The nodes of a tree with the keyword, all open; without a keyword the whole tree, as far as the user opened it. */
function useSearchedTree(tree: readonly TreeNode[], keyword: string) {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const wanted = keyword.trim().toLowerCase();
  const found = useMemo(() => (wanted === '' ? tree : filterTree(tree, wanted)), [tree, wanted]);
  const nodes = useMemo(() => found.map((node) => toTreeData(node, wanted)), [found, wanted]);
  const expanded = useMemo(() => (wanted === '' ? opened : parents(found)), [found, wanted, opened]);
  return { nodes, expanded, setOpened };
}

/** Dialog with the complete category tree; a search keeps the matches and their parents. */
export function CategoryDialog({ parentCode, chosen, onClose, onChoose }: CategoryDialogProps) {
  const source = useMemo(() => oneCategory({ pcode: parentCode }), [parentCode]);
  const { tree, isFetching } = useTree(source);
  const [keyword, setKeyword] = useState('');
  const [picked, setPicked] = useState(chosen);
  const { nodes, expanded, setOpened } = useSearchedTree(tree, keyword);
  const kind = `category/${parentCode}`;
  const loadByIds = async (ids: readonly string[]) => {
    const known = flatTree(tree);
    return ids.flatMap((id) => {
      const node = known.get(id);
      return node ? [{ id, title: node.title }] : [];
    });
  };
  const choose = (id: string) => {
    if (id !== '') saveRecentChoice(kind, [id]);
    onChoose(id);
  };
  return (
    <Modal
      open
      canFill
      title={texts.title}
      width={width}
      mask={{ closable: false }}
      cancelText={text.common.close}
      onCancel={onClose}
      onOk={() => choose(picked)}
    >
      <Input.Search
        allowClear
        placeholder={texts.search}
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
      />
      {tree.length > 0 && (
        <RecentRows
          kind={kind}
          load={loadByIds}
          choice={{ has: (id) => id === picked, toggle: ({ id }) => setPicked(id) }}
          nameOf={({ title }) => title}
        />
      )}
      <div className="picker-tree">
        {nodes.length === 0 ? (
          <NoCategories isFetching={isFetching} />
        ) : (
          <Tree
            blockNode
            height={treeHeight}
            treeData={nodes}
            expandedKeys={[...expanded]}
            onExpand={(keys) => setOpened(keys.map(String))}
            selectedKeys={picked === '' ? [] : [picked]}
            onSelect={(keys) => setPicked(String(keys[0] ?? ''))}
            onDoubleClick={(_event, { key }) => choose(String(key))}
          />
        )}
      </div>
    </Modal>
  );
}

const NoCategories = ({ isFetching }: { readonly isFetching: boolean }) =>
  isFetching ? (
    <Spin description={text.common.loading}>
      <div className="picker-waiting" />
    </Spin>
  ) : (
    <p className="blank-note">{texts.empty}</p>
  );

/** Nodes whose name contains the keyword, with their ancestors. */
const filterTree = (tree: readonly TreeNode[], wanted: string): TreeNode[] =>
  tree.flatMap((node) => {
    const { children = [], ...own } = node;
    const below = filterTree(children, wanted);
    if (below.length > 0) return [{ ...own, children: below }];
    return own.title.toLowerCase().includes(wanted) ? [own] : [];
  });
const parents = (tree: readonly TreeNode[]): string[] =>
  tree.flatMap(({ value, children }) => (children ? [value, ...parents(children)] : []));

const toTreeData = ({ value, title, children }: TreeNode, wanted: string): TreeDataNode => ({
  key: value,
  title: highlight(title, wanted),
  ...(children && { children: children.map((child) => toTreeData(child, wanted)) }),
});
/** Name with the keyword highlighted. */
function highlight(title: string, wanted: string): ReactNode {
  const at = wanted === '' ? -1 : title.toLowerCase().indexOf(wanted);
  if (at < 0) return title;
  return (
    <span>
      {title.slice(0, at)}
      <mark>{title.slice(at, at + wanted.length)}</mark>
      {title.slice(at + wanted.length)}
    </span>
  );
}

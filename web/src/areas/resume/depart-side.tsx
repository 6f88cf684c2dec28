import { text } from '@campus/contract/messages';
import { employUser, resumeTexts } from '@campus/contract/resume';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton, Tree, type TreeDataNode } from 'antd';
import { useState } from 'react';
import { getTree } from '../../kit/field/field-sources.ts';
import { QuickSearch } from '../../kit/list/quick-search.tsx';
import { useIsMobile } from '../../theme/use-media.ts';
import { allDeparts, type Depart, departTreeQuery } from '../../widgets/pickers/depart-tree.ts';
import { TreeField } from '../../widgets/selects/tree-field.tsx';
import './depart-side.css';

const texts = resumeTexts.student;
const source = getTree(employUser.fields.departId);

interface DepartSideProps {
  readonly value: string;
  readonly onChange: (departId: string) => void;
}

/**
 * Department tree next to a list, which shows the selected department and its descendants; on phones a select above it.
 */
export function DepartSide({ value, onChange }: DepartSideProps) {
  const isMobile = useIsMobile();
  if (isMobile) {
    return (
      <div className="surface depart-side narrow">
        <TreeField
          source={source}
          value={value}
          placeholder={texts.allDeparts}
          aria-label={texts.departs}
          onChange={onChange}
        />
      </div>
    );
  }
  return (
    <nav className="surface depart-side" aria-label={texts.departs}>
      <DepartTree value={value} onChange={onChange} />
    </nav>
  );
}

const getNode = ({ id, departName, children }: Depart): TreeDataNode => ({
  key: id,
  title: <span title={departName}>{departName}</span>,
  ...(children?.length && { children: children.map(getNode) }),
});
/** Nodes of the whole tree, or of the departments that contain the keyword. */
function nodesFor(tree: readonly Depart[], keyword: string): TreeDataNode[] {
  const wanted = keyword.trim().toLowerCase();
  if (wanted === '') return tree.map(getNode);
  return allDeparts(tree)
    .filter(({ departName }) => departName.toLowerCase().includes(wanted))
    .map(({ children: _children, ...depart }) => getNode({ ...depart, children: [] }));
}

function DepartTree({ value, onChange }: DepartSideProps) {
  const { data, error, refetch } = useQuery(departTreeQuery('sys'));
  const [keyword, setKeyword] = useState('');
  const nodes = nodesFor(data ?? [], keyword);
  return (
    <>
      <QuickSearch label={texts.searchDepart} value={keyword} onChange={setKeyword} />
      <button
        type="button"
        className="depart-all"
        {...(value === '' && { 'aria-current': 'true' as const })}
        onClick={() => onChange('')}
      >
        {texts.allDeparts}
      </button>
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
      {error && !data && (
        <p className="muted" role="alert">
          {texts.departsFailed}
          <Button type="link" onClick={() => void refetch()}>
            {text.listPage.retry}
          </Button>
        </p>
      )}
      {data && nodes.length === 0 && <p className="muted">{texts.noDepart}</p>}
      {data && nodes.length > 0 && (
        <Tree
          key={keyword === '' ? 'tree' : 'found'}
          blockNode
          defaultExpandedKeys={keyword === '' ? expandedKeys(data, value) : []}
          treeData={nodes}
          selectedKeys={value === '' ? [] : [value]}
          onSelect={(keys) => onChange(String(keys[0] ?? ''))}
        />
      )}
    </>
  );
}

/** Expanded nodes: the roots (a single one with its children) and the path to the selected department. */
function expandedKeys(tree: readonly Depart[], value: string): string[] {
  const way = (nodes: readonly Depart[]): string[] | undefined => {
    for (const node of nodes) {
      if (node.id === value) return [];
      const below = way(node.children ?? []);
      if (below) return [node.id, ...below];
    }
    return undefined;
  };
  const [root, ...more] = tree;
  const below = root && more.length === 0 ? (root.children ?? []) : [];
  return [...new Set([...tree, ...below].map(({ id }) => id).concat(way(tree) ?? []))];
}

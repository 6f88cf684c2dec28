import { useQuery } from '@tanstack/react-query';
import { Tree, type TreeDataNode } from 'antd';
import { useState } from 'react';
import { type DepartSource, departLevel } from './depart-tree.ts';

const getKeys = (nodes: readonly TreeDataNode[]): string[] => nodes.map(({ key }) => String(key));
interface DepartWalkProps {
  readonly source: DepartSource;
  readonly chosen: string;
  readonly onChoose: (departId: string) => void;
}
/** Department tree that filters a list, loaded level by level. */
export function DepartFilter({ source, chosen, onChoose }: DepartWalkProps) {
  const { data = [] } = useQuery({
    queryKey: ['departs', source, 'roots'],
    queryFn: () => departLevel(source),
    staleTime: 60_000,
  });
  const [below, setBelow] = useState<Readonly<Record<string, TreeDataNode[]>>>({});
  const node = ({ id, title, isLeaf }: { id: string; title: string; isLeaf: boolean }): TreeDataNode => ({
    key: id,
    title,
    isLeaf,
  });
  const addChildren = (nodes: readonly TreeDataNode[]): TreeDataNode[] =>
    nodes.map((one) => {
      const children = below[String(one.key)];
      if (!children) return one;
      return children.length > 0 ? { ...one, children: addChildren(children) } : { ...one, isLeaf: true };
    });
  return (
    <Tree.DirectoryTree
      blockNode
      expandAction={false}
      treeData={addChildren(data.map(node))}
      selectedKeys={chosen === '' ? [] : [chosen]}
      loadData={async ({ key }) => {
        const found = await departLevel(source, String(key));
        setBelow((now) => {
          // A department that is already in the tree would form a cycle.
          const known = new Set([...data.map(({ id }) => id), ...Object.values(now).flatMap(getKeys)]);
          return { ...now, [String(key)]: found.filter(({ id }) => !known.has(id)).map(node) };
        });
      }}
      onSelect={(_keys, { node: pressed }) => onChoose(String(pressed.key))}
    />
  );
}

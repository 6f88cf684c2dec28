import { text } from '@campus/contract/messages';
import { type DepartNode, departSearch, departTreeSync, organisationTexts, sysDepart } from '@campus/contract/system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Input, Skeleton, Tree, type TreeDataNode } from 'antd';
import { type Key, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../request/call.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { StateView } from '../../widgets/state-view.tsx';
import './depart.css';

const words = organisationTexts.depart;
const treeKey = [sysDepart.name, 'levels'] as const;

type Levels = Readonly<Record<string, readonly DepartNode[]>>;

/** The levels of the tree that were opened, by parent; read anew after every change of a department. */
function useLevels() {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const client = useQueryClient();
  const levels = useQuery<Levels, RequestFailed>({
    queryKey: [...treeKey, opened],
    queryFn: async ({ signal }) => {
      const parents = ['', ...opened];
      const lists = await Promise.all(
        parents.map((pid) => call(departTreeSync, pid === '' ? {} : { pid }, { signal, quiet: true })),
      );
      return Object.fromEntries(parents.map((pid, i) => [pid, lists[i] ?? []]));
    },
    placeholderData: (before) => before,
  });
  return {
    levels,
    open: async (pid: string) => {
      if (opened.includes(pid)) return;
      const next = [...opened, pid];
      const list = await call(departTreeSync, { pid });
      client.setQueryData([...treeKey, next], { ...levels.data, [pid]: list });
      setOpened(next);
    },
  };
}

interface DepartTreeSideProps {
  readonly chosen: string | undefined;
  readonly onChoose: (depart: DepartNode | undefined) => void;
  /** Buttons above the tree. */
  readonly tools?: ReactNode;
  /** The whole tree, where it is not that of the tenant. */
  readonly tree?: readonly DepartNode[] | undefined;
}

/** The tree of departments: each level is fetched when it is opened; a search shows what was found as a list. */
export function DepartTreeSide({ chosen, onChoose, tools, tree }: DepartTreeSideProps) {
  const { levels, open } = useLevels();
  const [typed, setTyped] = useState('');
  const [word, setWord] = useState('');
  const [expanded, setExpanded] = useState<readonly Key[]>();
  const found = useQuery<DepartNode[], RequestFailed>({
    queryKey: [sysDepart.name, 'search', word],
    queryFn: ({ signal }) =>
      call(departSearch, { keyWord: word, ...(tree && { myDeptSearch: '1' }) }, { signal, quiet: true }).catch(
        (failure: unknown) => {
          // Nothing found is a refusal (J); here it is an answer.
          if (failure instanceof RequestFailed && failure.code === 500) return [];
          throw failure;
        },
      ),
    enabled: word !== '',
  });
  // A lone root is opened: what is looked for lies below it.
  const lone = !tree && levels.data?.['']?.length === 1 ? levels.data[''][0]?.id : undefined;
  const openFirst = useEffectEvent((id: string) => {
    if (expanded !== undefined) return;
    setExpanded([id]);
    void open(id);
  });
  useEffect(() => {
    if (lone !== undefined) openFirst(lone);
  }, [lone]);
  const known = new Map<string, DepartNode>();
  const nodeOf = (depart: DepartNode): TreeDataNode => {
    known.set(depart.id, depart);
    const below = tree ? depart.children : levels.data?.[depart.id];
    return {
      key: depart.id,
      title: <span title={`${depart.departName}（${depart.orgCode}）`}>{depart.departName}</span>,
      isLeaf: depart.isLeaf,
      ...(below && below.length > 0 && { children: below.map(nodeOf) }),
    };
  };
  const roots = tree ?? levels.data?.[''];
  const listed = (found.data ?? []).map((depart): TreeDataNode => {
    const { key, title } = nodeOf({ ...depart, children: [] });
    return { key, title, isLeaf: true };
  });
  const nodes = word === '' ? (roots ?? []).map(nodeOf) : listed;
  const isWaiting = word === '' ? roots === undefined && !levels.isError : found.isPending;
  return (
    <nav className="surface depart-nav" aria-label={words.tree}>
      {tools && <div className="depart-nav-tools">{tools}</div>}
      <Input.Search
        allowClear
        aria-label={words.search}
        placeholder={words.search}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value === '') setWord('');
        }}
        onSearch={(value) => setWord(value.trim())}
      />
      {isWaiting && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
      {word === '' && levels.isError && !roots && (
        <StateView isFailure title={levels.error.message}>
          <Button onClick={() => void levels.refetch()}>{text.listPage.retry}</Button>
        </StateView>
      )}
      {!isWaiting && nodes.length === 0 && !levels.isError && (
        <p className="muted">{word === '' ? words.empty : words.noMatch(word)}</p>
      )}
      {nodes.length > 0 && (
        <Tree
          key={word === '' ? 'tree' : 'found'}
          blockNode
          treeData={nodes}
          selectedKeys={chosen ? [chosen] : []}
          expandedKeys={[...(expanded ?? (tree ? tree.map(({ id }) => id) : []))]}
          onExpand={(keys) => setExpanded(keys)}
          {...(!tree && word === '' && { loadData: ({ key }: TreeDataNode) => open(String(key)) })}
          onSelect={([key]) => onChoose(key === undefined ? undefined : known.get(String(key)))}
        />
      )}
    </nav>
  );
}

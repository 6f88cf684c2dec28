import { text } from '@campus/contract/messages';
import { type DepartNode, departSearch, organisationTexts, sysDepart } from '@campus/contract/system';
import { useQuery } from '@tanstack/react-query';
import { Button, Input, Skeleton, Tree, type TreeDataNode } from 'antd';
import { type ReactNode, useState } from 'react';
import { call } from '../../request/call.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { FoldingSide } from '../../widgets/folding-side.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import type { DepartTree } from './use-depart-tree.ts';
import './depart.css';

const texts = organisationTexts.depart;

/** Checkboxes and context menus of the departments. */
interface DepartChecks {
  readonly checked: readonly string[];
  /** Checking a department includes its descendants. */
  readonly isLinked: boolean;
  readonly onCheck: (ids: readonly string[]) => void;
  readonly onMenu: (depart: DepartNode, position: { readonly x: number; readonly y: number }) => void;
}
interface DepartTreeSideProps {
  readonly tree: DepartTree;
  readonly chosen: DepartNode | undefined;
  /** Shown on narrow screens while nothing is selected. */
  readonly unchosen?: string;
  readonly onChoose: (depart: DepartNode | undefined) => void;
  readonly checks?: DepartChecks | undefined;
  /** Placeholder of the search. */
  readonly search?: string;
  /** Content above the search. */
  readonly head?: ReactNode;
  /** Content below the tree. */
  readonly foot?: ReactNode;
}

/** Departments that match a word. */
const useFoundDeparts = (word: string, isOwn: boolean) =>
  useQuery<DepartNode[], RequestFailed>({
    queryKey: [sysDepart.name, 'search', word],
    queryFn: ({ signal }) =>
      call(departSearch, { keyWord: word, ...(isOwn && { myDeptSearch: '1' }) }, { signal, quiet: true }).catch(
        (failure: unknown) => {
          // The server reports no match as an error; here it is an empty result.
          if (failure instanceof RequestFailed && failure.code === 500) return [];
          throw failure;
        },
      ),
    enabled: word !== '',
  });

/** Department tree; a search lists its matches. Collapsed above the page on narrow screens. */
export function DepartTreeSide(props: DepartTreeSideProps) {
  const { tree, chosen, unchosen = texts.nothingChosen, search = texts.search } = props;
  const [typed, setTyped] = useState('');
  const [word, setWord] = useState('');
  const found = useFoundDeparts(word, tree.isOwn);
  const isSearch = word !== '';
  const departs = isSearch ? found.data : tree.roots;
  const isWaiting = isSearch ? found.isPending : tree.roots === undefined && tree.failure === null;
  return (
    <FoldingSide
      className="depart-nav"
      label={texts.tree}
      chosen={chosen?.id ?? ''}
      current={chosen?.departName ?? unchosen}
    >
      {props.head}
      <Input.Search
        allowClear
        aria-label={search}
        placeholder={search}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          if (target.value === '') setWord('');
        }}
        onSearch={(value) => setWord(value.trim())}
      />
      {isWaiting && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
      {!isSearch && tree.failure && !tree.roots && (
        <StateView isFailure title={tree.failure.message}>
          <Button onClick={tree.retry}>{text.listPage.retry}</Button>
        </StateView>
      )}
      {!isWaiting && !departs?.length && !tree.failure && (
        <p className="muted">{isSearch ? texts.noMatch(word) : texts.empty}</p>
      )}
      {departs && departs.length > 0 && (
        <Departs key={isSearch ? 'found' : 'tree'} {...props} departs={departs} isSearch={isSearch} />
      )}
      {props.foot}
    </FoldingSide>
  );
}

interface DepartsProps extends Pick<DepartTreeSideProps, 'tree' | 'chosen' | 'onChoose' | 'checks'> {
  readonly departs: readonly DepartNode[];
  /** Matches of a search have no levels. */
  readonly isSearch: boolean;
}

function Departs({ departs, isSearch, tree, chosen, onChoose, checks }: DepartsProps) {
  const known = new Map<string, DepartNode>();
  const getNode = (depart: DepartNode): TreeDataNode => {
    known.set(depart.id, depart);
    const below = isSearch ? undefined : tree.below(depart);
    return {
      key: depart.id,
      title: <span title={`${depart.departName}（${depart.orgCode}）`}>{depart.departName}</span>,
      isLeaf: isSearch || depart.isLeaf,
      ...(below && below.length > 0 && { children: below.map(getNode) }),
    };
  };
  const nodes = departs.map(getNode);
  return (
    <Tree
      blockNode
      className="depart-nav-tree"
      treeData={nodes}
      selectedKeys={chosen ? [chosen.id] : []}
      expandedKeys={[...tree.expanded]}
      onExpand={(keys) => tree.setExpanded(keys.map(String))}
      {...(tree.open &&
        !isSearch && { loadData: ({ key }: TreeDataNode) => tree.open?.(String(key)) as Promise<void> })}
      onSelect={([key]) => onChoose(key === undefined ? undefined : known.get(String(key)))}
      {...(checks && {
        checkable: true,
        checkStrictly: !checks.isLinked || isSearch,
        checkedKeys: [...checks.checked],
        onCheck: (keys) => checks.onCheck((Array.isArray(keys) ? keys : keys.checked).map(String)),
        onRightClick: ({ event, node }) => {
          event.preventDefault();
          const depart = known.get(String(node.key));
          if (depart) checks.onMenu(depart, { x: event.clientX, y: event.clientY });
        },
      })}
    />
  );
}

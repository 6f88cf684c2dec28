import { text } from '@campus/contract/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Input, Table, type TableColumnsType, Tree, type TreeDataNode } from 'antd';
import { useId, useState } from 'react';
import { FullScreenModal } from '../full-screen-modal.tsx';
import { isRenewing, NoRows } from '../no-rows.tsx';
import { type ControlProps, members, type Option } from '../selects/option.ts';
import { type DepartSource, departLevel } from './depart-tree.ts';
import { PickerField } from './picker-field.tsx';
import { choiceBoxes, tickedRows, usePagedChoice } from './use-paged-choice.ts';
import { type PickedUser, type UserStore, userPage, usersOf } from './user-source.ts';

interface UserPickerProps extends ControlProps {
  /** Several users, unless false. */
  readonly multiple?: boolean | undefined;
  /** The property of a user that is stored. */
  readonly store?: UserStore | undefined;
  readonly source?: DepartSource | undefined;
  /** Without the button a click on the field opens. */
  readonly withButton?: boolean | undefined;
  readonly width?: number | undefined;
  /** Told of the chosen users with their names. */
  readonly onBack?: ((chosen: readonly Option[]) => void) | undefined;
}
const usualWidth = 1250; // (S)
const tableWidth = 720;

/** One or several users, found by walking the departments. */
export function UserPicker({
  value,
  onChange,
  multiple = true,
  store = 'username',
  source = 'sys',
  withButton = true,
  width = usualWidth,
  onBack,
  ...field
}: UserPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const values = members(value);
  const { data = [], isLoading } = useQuery({
    queryKey: ['users', source, store, 'chosen', value],
    queryFn: ({ signal }) => usersOf(source, store, values, signal),
    enabled: value !== '',
    staleTime: 60_000,
  });
  const known = values.map((one) => data.find((user) => user[store] === one));
  const choose = (users: readonly PickedUser[]) => {
    onChange(users.map((user) => user[store]).join(','));
    onBack?.(users.map((user) => ({ value: user[store], label: user.realname })));
  };
  return (
    <div data-widget="user-picker">
      <PickerField
        {...field}
        placeholder={field.placeholder ?? text.userDept.placeholder}
        isAsked={isLoading}
        button={withButton ? text.userDept.button : undefined}
        shown={isLoading ? '' : values.map((one, i) => known[i]?.realname ?? one).join(',')}
        onOpen={() => setOpen(true)}
        onClear={() => choose([])}
      />
      {isOpen && (
        <UserDialog
          chosen={known.filter((user) => user !== undefined)}
          multiple={multiple}
          source={source}
          width={width}
          onClose={() => setOpen(false)}
          onChoose={(users) => {
            setOpen(false);
            choose(users);
          }}
        />
      )}
    </div>
  );
}

interface UserDialogProps {
  readonly chosen: readonly PickedUser[];
  readonly multiple: boolean;
  readonly source: DepartSource;
  readonly width: number;
  readonly onClose: () => void;
  readonly onChoose: (users: readonly PickedUser[]) => void;
}

const everybody = { username: '', departId: '' };
const sexes: Readonly<Record<string, string>> = { 1: text.common.male, 2: text.common.female };
const shown = (value: unknown): string => String(value ?? '') || text.listPage.emptyCell;
const columns: TableColumnsType<PickedUser> = [
  { title: text.userDept.account.self, dataIndex: 'username', width: 150, ellipsis: true, sorter: true },
  { title: text.userDept.col.realname, dataIndex: 'realname', width: 120, ellipsis: true, render: shown },
  {
    title: text.userDept.col.sex,
    dataIndex: 'sex',
    width: 72,
    render: (sex: unknown) => sexes[String(sex)] ?? shown(sex),
  },
  { title: text.userDept.col.phone, dataIndex: 'phone', width: 130, render: shown },
  { title: text.userDept.col.depart, dataIndex: 'orgCodeTxt', width: 200, ellipsis: true, render: shown },
];

function UserDialog({ chosen, multiple, source, width, onClose, onChoose }: UserDialogProps) {
  const id = useId();
  // Until something is picked it is the value, whose users may come after the dialog.
  const [changed, setPicked] = useState<readonly PickedUser[]>();
  const picked = changed ?? chosen;
  const [account, setAccount] = useState('');
  const { asked, search, reset, controls } = usePagedChoice({ words: everybody });
  const { words, order, pageNo, pageSize } = asked;
  const query = { ...words, ...order, pageNo, pageSize };
  const page = useQuery({
    queryKey: ['users', source, 'page', query],
    queryFn: ({ signal }) => userPage(source, query, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <FullScreenModal
      title={text.userDept.title}
      width={width}
      mask={{ closable: false }}
      okText={text.common.ok}
      cancelText={text.common.close}
      onCancel={onClose}
      onOk={() => onChoose(picked)}
    >
      <div className="picker-body">
        <div className="picker-side">
          <DepartWalk source={source} chosen={words.departId} onChoose={(departId) => search({ ...words, departId })} />
        </div>
        <div>
          <form
            className="picker-search"
            onSubmit={(event) => {
              event.preventDefault();
              search({ ...words, username: account });
            }}
          >
            <div className="picker-condition">
              <label htmlFor={id}>{text.userDept.account.self}</label>
              <Input
                id={id}
                allowClear
                value={account}
                placeholder={text.userDept.account.placeholder}
                onChange={({ target }) => setAccount(target.value)}
              />
            </div>
            <Button type="primary" htmlType="submit">
              {text.userDept.query}
            </Button>
            <Button
              onClick={() => {
                setAccount('');
                setPicked([]);
                reset();
              }}
            >
              {text.userDept.reset}
            </Button>
          </form>
          <Table<PickedUser>
            size="small"
            rowKey="id"
            columns={columns}
            scroll={{ x: tableWidth }}
            dataSource={[...(page.data?.records ?? [])]}
            loading={isRenewing(page)}
            locale={{
              emptyText: (
                <NoRows page={page}>{words.username || words.departId ? text.popup.noData : text.common.noData}</NoRows>
              ),
            }}
            showSorterTooltip={false}
            rowSelection={{
              ...choiceBoxes<PickedUser>(multiple, ({ realname }) => realname),
              ...tickedRows(picked, setPicked),
            }}
            {...controls<PickedUser>(page.data?.total)}
          />
        </div>
      </div>
    </FullScreenModal>
  );
}

const keysOf = (nodes: readonly TreeDataNode[]): string[] => nodes.map(({ key }) => String(key));
interface DepartWalkProps {
  readonly source: DepartSource;
  readonly chosen: string;
  readonly onChoose: (departId: string) => void;
}
function DepartWalk({ source, chosen, onChoose }: DepartWalkProps) {
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
  const grown = (nodes: readonly TreeDataNode[]): TreeDataNode[] =>
    nodes.map((one) => {
      const children = below[String(one.key)];
      if (!children) return one;
      return children.length > 0 ? { ...one, children: grown(children) } : { ...one, isLeaf: true };
    });
  return (
    <Tree.DirectoryTree
      blockNode
      expandAction={false}
      treeData={grown(data.map(node))}
      selectedKeys={chosen === '' ? [] : [chosen]}
      loadData={async ({ key }) => {
        const found = await departLevel(source, String(key));
        setBelow((now) => {
          // A department that stands in the tree already would lead round in a circle.
          const known = new Set([...data.map(({ id }) => id), ...Object.values(now).flatMap(keysOf)]);
          return { ...now, [String(key)]: found.filter(({ id }) => !known.has(id)).map(node) };
        });
      }}
      onSelect={(_keys, { node: pressed }) => onChoose(String(pressed.key))}
    />
  );
}

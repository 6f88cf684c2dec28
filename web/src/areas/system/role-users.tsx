import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { totalText } from '@campus/contract/rules';
import {
  addRoleUsers,
  addUser,
  administrationTexts,
  editUser,
  type PickedUser,
  queryUserComponentData,
  removeRoleUser,
  removeRoleUsers,
  sysUser,
  usersOfRole,
} from '@campus/contract/system';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Input, Table, type TableColumnsType } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useAllowed } from '../../kit/allowed.tsx';
import { EntityForm } from '../../kit/entity-form.tsx';
import { type RowAction, RowActions } from '../../kit/row-actions.tsx';
import { callEnvelope } from '../../request/call.ts';
import type { Envelope } from '../../request/request-failed.ts';
import { told } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { IconButton } from '../../widgets/icon-button.tsx';
import { RowPicker } from '../../widgets/pickers/row-picker.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import { StatusDot } from '../../widgets/status.tsx';
import type { Role } from './role-dialogs.tsx';
import { isUserFieldHidden, listedUser, userRules } from './user-entity.ts';
import { userInputs } from './user-inputs.tsx';

const words = administrationTexts.role;
const { username, realname, status, orgCode } = sysUser.fields;
const frozen = 2;
const first = { pageNo: 1, pageSize: 10 };
const pickerColumns = [
  { key: 'username', title: username.label, width: 140 },
  { key: 'realname', title: realname.label, width: 110 },
  { key: 'orgCodeTxt', title: orgCode.label, width: 160 },
];
type Open = { readonly dialog: 'new' | 'known' } | { readonly dialog: 'edit'; readonly id: string };

/** The users of a role beside the list of roles. */
export function RoleUsers({ role, onClose }: { readonly role: Role; readonly onClose: () => void }) {
  const pane = useRef<HTMLElement>(null);
  // Where the pane stands below the list, it would open out of sight.
  useEffect(() => pane.current?.scrollIntoView?.({ block: 'nearest' }), []);
  const client = useQueryClient();
  const mayAdd = useAllowed(addRoleUsers.needs as string);
  const mayRemove = useAllowed(removeRoleUser.needs as string);
  const mayRemoveMany = useAllowed(removeRoleUsers.needs as string);
  const mayCreate = useAllowed(addUser.needs as string);
  const mayEdit = useAllowed(editUser.needs as string);
  const [page, setPage] = useState(first);
  const [typed, setTyped] = useState('');
  const [word, setWord] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<Open>();
  const input = { roleId: role.id, ...page, ...(word !== '' && { username: word }) };
  const users = useEndpoint(usersOfRole, input, { quiet: true });
  const reload = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: [usersOfRole.path] }),
      client.invalidateQueries({ queryKey: [sysUser.name] }),
    ]);
  const run = async (send: Promise<Envelope>) => {
    try {
      tell.success((await send).message);
      setChosen([]);
      setPage(first);
    } catch (failure) {
      told(failure);
    }
    await reload();
  };
  const removeMany = async () => {
    const names = administrationTexts.user.count(chosen.length);
    const question = { title: words.removeMany, text: words.removeUserAsk(names), danger: true };
    if (await tell.confirm(question))
      await run(callEnvelope(removeRoleUsers, { roleId: role.id, userIds: chosen.join(',') }));
  };
  const actionsOf = (user: PickedUser): RowAction[] => [
    ...(mayEdit ? [{ key: 'edit', label: text.common.edit, run: () => setOpen({ dialog: 'edit', id: user.id }) }] : []),
    ...(mayRemove
      ? [
          {
            key: 'remove',
            label: words.removeUser,
            danger: true,
            confirm: words.removeUserAsk(`“${user.realname}”`),
            run: () => void run(callEnvelope(removeRoleUser, { roleId: role.id, userId: user.id })),
          },
        ]
      : []),
  ];
  const columns: TableColumnsType<PickedUser> = [
    { title: username.label, dataIndex: 'username', width: 130, ellipsis: true },
    { title: realname.label, dataIndex: 'realname', width: 100, ellipsis: true },
    {
      title: status.label,
      dataIndex: 'status',
      width: 80,
      render: (value: number, row) => (
        <StatusDot tone={value === frozen ? 'bad' : 'done'}>{row.status_dictText}</StatusDot>
      ),
    },
    {
      title: text.common.operation,
      key: 'operations',
      width: 136,
      render: (_value, row) => <RowActions actions={actionsOf(row)} />,
    },
  ];
  const form = { inputs: userInputs, rules: userRules, isHidden: isUserFieldHidden } as const;
  const close = () => {
    setOpen(undefined);
    void reload();
  };
  return (
    <section ref={pane} className="surface role-users" aria-label={words.usersOf(role.roleName)}>
      <header>
        <h2>{words.usersOf(role.roleName)}</h2>
        <IconButton label={words.close} onClick={onClose}>
          <CloseOutlined aria-hidden />
        </IconButton>
      </header>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setPage(first);
          setWord(typed.trim() === '' ? '' : `*${typed.trim()}*`);
        }}
      >
        <Input
          allowClear
          aria-label={username.label}
          placeholder={text.list.query.fuzzy(username.label)}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button htmlType="submit">{text.common.query}</Button>
      </form>
      <div className="role-users-tools">
        {mayAdd && (
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen({ dialog: 'known' })}>
            {words.addKnown}
          </Button>
        )}
        {mayCreate && mayAdd && <Button onClick={() => setOpen({ dialog: 'new' })}>{words.addNew}</Button>}
        {mayRemoveMany && chosen.length > 0 && (
          <Button danger onClick={() => void removeMany()}>
            {words.removeMany}（{chosen.length}）
          </Button>
        )}
      </div>
      {users.error ? (
        <StateView isFailure title={text.listPage.failed} text={users.error.message}>
          <Button onClick={() => void users.refetch()}>{text.listPage.retry}</Button>
        </StateView>
      ) : users.data?.total === 0 && word === '' ? (
        <StateView title={words.noUsers} />
      ) : (
        <Table<PickedUser>
          className="list-table"
          size="small"
          rowKey="id"
          tableLayout="fixed"
          loading={users.isPending}
          columns={columns}
          dataSource={[...(users.data?.records ?? [])]}
          scroll={{ x: 480 }}
          {...(mayRemoveMany && {
            rowSelection: {
              columnWidth: 44,
              selectedRowKeys: [...chosen],
              preserveSelectedRowKeys: true,
              getTitleCheckboxProps: () => ({ 'aria-label': text.listPage.chooseAll }) as object,
              getCheckboxProps: (row: PickedUser) => ({ 'aria-label': text.listPage.choose(row.realname) }) as object,
              onChange: (keys: readonly React.Key[]) => setChosen(keys.map(String)),
            },
          })}
          pagination={{
            size: 'small',
            current: page.pageNo,
            pageSize: page.pageSize,
            total: users.data?.total ?? 0,
            showTotal: totalText,
            onChange: (pageNo, pageSize) => setPage({ pageNo, pageSize }),
          }}
        />
      )}
      {open?.dialog === 'known' && (
        <RowPicker
          name={sysUser.title}
          listPath={queryUserComponentData.path}
          multiple
          columns={pickerColumns}
          search={[
            { key: 'username', label: username.label },
            { key: 'realname', label: realname.label },
          ]}
          chosen={[]}
          onClose={() => setOpen(undefined)}
          onChoose={(rows) => {
            setOpen(undefined);
            if (rows.length > 0)
              void run(callEnvelope(addRoleUsers, { roleId: role.id, userIdList: rows.map(({ id }) => id) }));
          }}
        />
      )}
      {open?.dialog === 'new' && (
        <EntityForm
          entity={listedUser}
          {...form}
          initial={{ selectedroles: role.id, selectedroles_dictText: role.roleName }}
          onClose={close}
        />
      )}
      {open?.dialog === 'edit' && <EntityForm entity={listedUser} {...form} id={open.id} onClose={close} />}
    </section>
  );
}

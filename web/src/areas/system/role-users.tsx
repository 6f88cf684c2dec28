import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import {
  addRoleUsers,
  addUser,
  administrationTexts,
  editUser,
  type PickedUser,
  removeRoleUser,
  removeRoleUsers,
  sysUser,
  usersOfRole,
} from '@campus/contract/system';
import { Button, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { editAction, offeredActions, type RowAction } from '../../kit/list/row-actions.tsx';
import { callEnvelope } from '../../request/call.ts';
import { tell } from '../../request/tell.ts';
import { IconButton } from '../../widgets/icon-button.tsx';
import { MemberDialogs, type MemberTask } from './member-dialogs.tsx';
import { PeopleTable } from './people-table.tsx';
import type { Role } from './role-dialogs.tsx';
import { usePeople } from './use-people.ts';

const texts = administrationTexts.role;
const { username } = sysUser.fields;
/** Users of a role, next to the list of roles. */
export function RoleUsers({ role, onClose }: { readonly role: Role; readonly onClose: () => void }) {
  const pane = useRef<HTMLElement>(null);
  // Below the list the pane would open out of sight.
  useEffect(() => pane.current?.scrollIntoView?.({ block: 'nearest' }), []);
  const mayAdd = useAllowed(addRoleUsers.needs as string);
  const mayRemove = useAllowed(removeRoleUser.needs as string);
  const mayRemoveMany = useAllowed(removeRoleUsers.needs as string);
  const mayCreate = useAllowed(addUser.needs as string);
  const mayEdit = useAllowed(editUser.needs as string);
  const [task, setTask] = useState<MemberTask>();
  const { chosen, run, reload, find, ...people } = usePeople(usersOfRole, { roleId: role.id }, [sysUser.name]);
  const removeMany = async () => {
    const names = administrationTexts.user.count(chosen.length);
    const question = { title: texts.removeMany, text: texts.removeUserAsk(names), danger: true };
    if (await tell.confirm(question))
      await run(callEnvelope(removeRoleUsers, { roleId: role.id, userIds: chosen.join(',') }));
  };
  const getActions = (user: PickedUser): RowAction[] =>
    offeredActions(
      mayEdit && editAction(() => setTask({ dialog: 'edit', id: user.id })),
      mayRemove && {
        key: 'remove',
        label: texts.removeUser,
        danger: true,
        confirm: texts.removeUserAsk(`“${user.realname}”`),
        run: () => void run(callEnvelope(removeRoleUser, { roleId: role.id, userId: user.id })),
      },
    );
  return (
    <section ref={pane} className="surface role-users" aria-label={texts.usersOf(role.roleName)}>
      <header>
        <h2>{texts.usersOf(role.roleName)}</h2>
        <IconButton label={texts.close} onClick={onClose}>
          <CloseOutlined aria-hidden />
        </IconButton>
      </header>
      <AccountSearch onFind={find} />
      <div className="role-users-tools">
        {mayAdd && (
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setTask({ dialog: 'known' })}>
            {texts.addKnown}
          </Button>
        )}
        {mayCreate && mayAdd && <Button onClick={() => setTask({ dialog: 'new' })}>{texts.addNew}</Button>}
        {mayRemoveMany && chosen.length > 0 && (
          <Button danger onClick={() => void removeMany()}>
            {texts.removeMany}（{chosen.length}）
          </Button>
        )}
      </div>
      <PeopleTable
        users={people.users}
        page={people.page}
        shows="names"
        empty={people.isFound ? text.listPage.noMatch(sysUser.title) : texts.noUsers}
        chosen={mayRemoveMany ? chosen : undefined}
        actionsOf={getActions}
        onChosen={people.setChosen}
        onPage={people.setPage}
      />
      {task && (
        <MemberDialogs
          task={task}
          initial={{ selectedroles: role.id, selectedroles_dictText: role.roleName }}
          onChoose={(ids) => void run(callEnvelope(addRoleUsers, { roleId: role.id, userIdList: [...ids] }))}
          onSaved={() => void reload()}
          onClose={() => setTask(undefined)}
        />
      )}
    </section>
  );
}

/** Search by account. */
function AccountSearch({ onFind }: { onFind: (pattern: string) => void }) {
  const [typed, setTyped] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onFind(typed.trim() === '' ? '' : `*${typed.trim()}*`);
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
  );
}

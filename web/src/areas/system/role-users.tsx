import { CloseOutlined } from '@ant-design/icons';
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
import { IconButton } from '../../widgets/icon-button.tsx';
import { AddPeople } from './add-people.tsx';
import { MemberDialogs, type MemberTask } from './member-dialogs.tsx';
import { getMemberRemoval } from './member-removal.ts';
import { PeopleTable } from './people-table.tsx';
import type { Role } from './role-dialogs.tsx';
import { type People, usePeople } from './use-people.ts';

const texts = administrationTexts.role;
const { username } = sysUser.fields;

/** Actions on a member, and the button that removes the selected ones. */
function useActions(roleId: string, people: Pick<People, 'chosen' | 'run'>, onEdit: (id: string) => void) {
  const mayEdit = useAllowed(editUser.needs as string);
  const mayRemove = useAllowed(removeRoleUser.needs as string);
  const mayRemoveMany = useAllowed(removeRoleUsers.needs as string);
  const removal = getMemberRemoval(people, {
    labels: { one: texts.removeUser, many: texts.removeMany },
    ask: texts.removeUserAsk,
    removeOne: mayRemove ? (userId) => callEnvelope(removeRoleUser, { roleId, userId }) : undefined,
    removeMany: mayRemoveMany ? (userIds) => callEnvelope(removeRoleUsers, { roleId, userIds }) : undefined,
  });
  return {
    actionsOf: (user: PickedUser): RowAction[] =>
      offeredActions(mayEdit && editAction(() => onEdit(user.id)), removal.action(user)),
    removeChosen: removal.button,
  };
}

/** Users of a role, next to the list of roles. */
export function RoleUsers({ role, onClose }: { readonly role: Role; readonly onClose: () => void }) {
  const roleId = role.id;
  const pane = useRef<HTMLElement>(null);
  // Below the list the pane would open out of sight.
  useEffect(() => pane.current?.scrollIntoView?.({ block: 'nearest' }), []);
  const mayAdd = useAllowed(addRoleUsers.needs as string);
  const mayCreate = useAllowed(addUser.needs as string);
  const [task, setTask] = useState<MemberTask>();
  const { chosen, run, reload, find, ...people } = usePeople(usersOfRole, { roleId }, [sysUser.name]);
  const { actionsOf, removeChosen } = useActions(roleId, { chosen, run }, (id) => setTask({ dialog: 'edit', id }));
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
        <AddPeople
          labels={texts}
          onKnown={mayAdd ? () => setTask({ dialog: 'known' }) : undefined}
          onNew={mayCreate && mayAdd ? () => setTask({ dialog: 'new' }) : undefined}
        />
        {removeChosen && chosen.length > 0 && (
          <Button danger onClick={removeChosen.run}>
            {removeChosen.label}（{chosen.length}）
          </Button>
        )}
      </div>
      <PeopleTable
        users={people.users}
        page={people.page}
        shows="names"
        empty={people.isFound ? text.listPage.noMatch(sysUser.title) : texts.noUsers}
        chosen={removeChosen ? chosen : undefined}
        actionsOf={actionsOf}
        onChosen={people.setChosen}
        onPage={people.setPage}
      />
      {task && (
        <MemberDialogs
          task={task}
          initial={{ selectedroles: role.id, selectedroles_dictText: role.roleName }}
          onChoose={(ids) => void run(callEnvelope(addRoleUsers, { roleId, userIdList: [...ids] }))}
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

import { text } from '@campus/contract/messages';
import {
  addDepartUsers,
  addUser,
  departUserList,
  editUser,
  organisationTexts,
  type PickedUser,
  removeDepartUser,
  removeDepartUsers,
  setDepartRolesOfUser,
  sysUser,
} from '@campus/contract/system';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { EntityDetail } from '../../kit/detail/entity-detail.tsx';
import { editAction, offeredActions, type RowAction } from '../../kit/list/row-actions.tsx';
import { callEnvelope } from '../../request/call.ts';
import { AddPeople } from './add-people.tsx';
import { MemberDialogs, type MemberTask } from './member-dialogs.tsx';
import { getMemberRemoval } from './member-removal.ts';
import { PeopleTable } from './people-table.tsx';
import { PeopleTools } from './people-tools.tsx';
import { type People, usePeople } from './use-people.ts';
import { UserDepartRoles } from './user-depart-roles.tsx';
import { listedUser } from './user-entity.ts';

const texts = organisationTexts.depart;
const { username } = sysUser.fields;
type Open = MemberTask | { readonly dialog: 'detail' | 'roles'; readonly user: PickedUser };

interface DepartUsersProps {
  readonly depart: { readonly id: string; readonly departName: string };
}

/** Actions on a member, undefined without any, and the button that removes the selected ones. */
function useActions(depId: string, people: People, onOpen: (open: Open) => void) {
  const mayEdit = useAllowed(editUser.needs as string);
  const maySee = useAllowed(sysUser.can.list);
  const mayGive = useAllowed(setDepartRolesOfUser.needs as string);
  const mayRemove = useAllowed(removeDepartUser.needs as string);
  const mayRemoveMany = useAllowed(removeDepartUsers.needs as string);
  const removal = getMemberRemoval(people, {
    labels: { one: texts.removeUser, many: texts.removeMany },
    ask: texts.removeUserAsk,
    removeOne: mayRemove ? (userId) => callEnvelope(removeDepartUser, { depId, userId }) : undefined,
    removeMany: mayRemoveMany ? (userIds) => callEnvelope(removeDepartUsers, { depId, userIds }) : undefined,
  });
  const getActions = (user: PickedUser): RowAction[] => {
    const remove = removal.action(user);
    return offeredActions(
      mayEdit && editAction(() => onOpen({ dialog: 'edit', id: user.id })),
      mayGive && { key: 'roles', label: texts.roles, run: () => onOpen({ dialog: 'roles', user }) },
      maySee && {
        key: 'detail',
        label: texts.detail,
        isSecondary: true,
        run: () => onOpen({ dialog: 'detail', user }),
      },
      remove && { ...remove, isSecondary: true },
    );
  };
  const hasActions = mayEdit || mayGive || maySee || mayRemove;
  return { actionsOf: hasActions ? getActions : undefined, removeChosen: removal.button };
}

/** 用户信息: members of a department and its descendants: search, add, remove, assign department roles. */
export function DepartUsers({ depart }: DepartUsersProps) {
  const depId = depart.id;
  const mayAdd = useAllowed(addDepartUsers.needs as string);
  const mayCreate = useAllowed(addUser.needs as string);
  const [open, setOpen] = useState<Open>();
  const people = usePeople(departUserList, { depId }, [sysUser.name]);
  const { actionsOf, removeChosen } = useActions(depId, people, setOpen);
  const close = () => setOpen(undefined);
  return (
    <>
      <PeopleTools
        account={username.label}
        removal={removeChosen}
        chosen={people.chosen}
        isSending={people.isSending}
        onFind={people.find}
      >
        <AddPeople
          labels={texts}
          onKnown={mayAdd ? () => setOpen({ dialog: 'known' }) : undefined}
          onNew={mayCreate ? () => setOpen({ dialog: 'new' }) : undefined}
        />
      </PeopleTools>
      <PeopleTable
        users={people.users}
        page={people.page}
        empty={people.isFound ? text.listPage.noMatch(sysUser.title) : texts.noUsers}
        chosen={removeChosen ? people.chosen : undefined}
        onChosen={people.setChosen}
        onPage={people.setPage}
        actionsOf={actionsOf}
      />
      {open?.dialog === 'detail' && <EntityDetail entity={listedUser} id={open.user.id} onClose={close} />}
      {open?.dialog === 'roles' && <UserDepartRoles depart={depart} user={open.user} onClose={close} />}
      {open && !('user' in open) && (
        <MemberDialogs
          task={open}
          initial={{ selecteddeparts: depart.id, selecteddeparts_dictText: depart.departName }}
          onChoose={(ids) => void people.run(callEnvelope(addDepartUsers, { depId, userIdList: [...ids] }))}
          onSaved={() => void people.reload()}
          onClose={close}
        />
      )}
    </>
  );
}

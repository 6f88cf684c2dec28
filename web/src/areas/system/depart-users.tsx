import { PlusOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import {
  addDepartUsers,
  departUserList,
  organisationTexts,
  removeDepartUser,
  removeDepartUsers,
  sysUser,
} from '@campus/contract/system';
import { Button } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/allowed.tsx';
import { callEnvelope } from '../../request/call.ts';
import { tell } from '../../request/tell.ts';
import { KnownUsers } from './known-users.tsx';
import { PeopleTable } from './people-table.tsx';
import { PeopleTools } from './people-tools.tsx';
import { usePeople } from './use-people.ts';

const words = organisationTexts.depart;
const { username } = sysUser.fields;

/** Who is in a department, or below it: found, added, taken out. */
export function DepartUsers({ departId }: { departId: string }) {
  const mayAdd = useAllowed(addDepartUsers.needs as string);
  const mayRemove = useAllowed(removeDepartUser.needs as string);
  const mayRemoveMany = useAllowed(removeDepartUsers.needs as string);
  const [isPicking, setPicking] = useState(false);
  const { chosen, run, find, ...people } = usePeople(departUserList, { depId: departId }, [sysUser.name]);
  const removeMany = async () => {
    const ask = words.removeUserAsk(words.count(chosen.length));
    if (await tell.confirm({ title: words.removeMany, text: ask, danger: true }))
      await run(callEnvelope(removeDepartUsers, { depId: departId, userIds: chosen.join(',') }));
  };
  return (
    <>
      <PeopleTools
        account={username.label}
        removal={mayRemoveMany ? { label: words.removeMany, run: () => void removeMany() } : undefined}
        chosen={chosen}
        isSending={people.isSending}
        onFind={find}
      >
        {mayAdd && (
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setPicking(true)}>
            {words.addKnown}
          </Button>
        )}
      </PeopleTools>
      <PeopleTable
        users={people.users}
        page={people.page}
        empty={people.isFound ? text.listPage.noMatch(sysUser.title) : words.noUsers}
        chosen={mayRemoveMany ? chosen : undefined}
        onChosen={people.setChosen}
        onPage={people.setPage}
        actionsOf={
          mayRemove
            ? (user) => [
                {
                  key: 'remove',
                  label: words.removeUser,
                  danger: true,
                  confirm: words.removeUserAsk(`“${user.realname}”`),
                  run: () => void run(callEnvelope(removeDepartUser, { depId: departId, userId: user.id })),
                },
              ]
            : undefined
        }
      />
      {isPicking && (
        <KnownUsers
          onClose={() => setPicking(false)}
          onChoose={(ids) => void run(callEnvelope(addDepartUsers, { depId: departId, userIdList: [...ids] }))}
        />
      )}
    </>
  );
}

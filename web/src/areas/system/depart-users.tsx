import { PlusOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import {
  addDepartUsers,
  departUserList,
  organisationTexts,
  queryUserComponentData,
  removeDepartUser,
  removeDepartUsers,
  sysUser,
} from '@campus/contract/system';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/allowed.tsx';
import { callEnvelope } from '../../request/call.ts';
import { type Envelope, told } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { RowPicker } from '../../widgets/pickers/row-picker.tsx';
import { PeopleTable } from './people-table.tsx';

const words = organisationTexts.depart;
const { username, realname, orgCode } = sysUser.fields;
const first = { pageNo: 1, pageSize: 10 };
const pickerColumns = [
  { key: 'username', title: username.label, width: 140 },
  { key: 'realname', title: realname.label, width: 110 },
  { key: 'orgCodeTxt', title: orgCode.label, width: 160 },
];

/** Who is in a department, or below it: found, added, taken out. */
export function DepartUsers({ departId }: { departId: string }) {
  const client = useQueryClient();
  const mayAdd = useAllowed(addDepartUsers.needs as string);
  const mayRemove = useAllowed(removeDepartUser.needs as string);
  const mayRemoveMany = useAllowed(removeDepartUsers.needs as string);
  const [page, setPage] = useState(first);
  const [word, setWord] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isPicking, setPicking] = useState(false);
  const input = { depId: departId, ...page, ...(word !== '' && { username: word }) };
  const users = useEndpoint(departUserList, input, { quiet: true });
  const run = async (send: Promise<Envelope>) => {
    try {
      tell.success((await send).message);
      setChosen([]);
      setPage(first);
    } catch (failure) {
      told(failure);
    }
    for (const key of [departUserList.path, sysUser.name]) await client.invalidateQueries({ queryKey: [key] });
  };
  const removeMany = async () => {
    const ask = words.removeUserAsk(words.count(chosen.length));
    if (await tell.confirm({ title: words.removeMany, text: ask, danger: true }))
      await run(callEnvelope(removeDepartUsers, { depId: departId, userIds: chosen.join(',') }));
  };
  return (
    <>
      <div className="people-tools">
        {mayAdd && (
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setPicking(true)}>
            {words.addKnown}
          </Button>
        )}
        {mayRemoveMany && chosen.length > 0 && (
          <Button danger onClick={() => void removeMany()}>
            {words.removeMany}（{chosen.length}）
          </Button>
        )}
        <span className="grow" />
        <Input.Search
          allowClear
          aria-label={username.label}
          placeholder={text.list.query.fuzzy(username.label)}
          style={{ width: 220 }}
          onSearch={(value) => {
            setPage(first);
            setWord(value.trim());
          }}
        />
      </div>
      <PeopleTable
        users={users}
        page={page}
        empty={words.noUsers}
        chosen={mayRemoveMany ? chosen : undefined}
        onChosen={setChosen}
        onPage={setPage}
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
          onClose={() => setPicking(false)}
          onChoose={(rows) => {
            setPicking(false);
            if (rows.length > 0)
              void run(callEnvelope(addDepartUsers, { depId: departId, userIdList: rows.map(({ id }) => id) }));
          }}
        />
      )}
    </>
  );
}

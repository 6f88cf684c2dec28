import { text } from '@campus/contract/messages';
import {
  editTenant,
  inviteToTenant,
  organisationTexts,
  removeFromTenant,
  sysTenant,
  usersOfTenant,
} from '@campus/contract/system';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Drawer, Input } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/allowed.tsx';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { callEnvelope } from '../../request/call.ts';
import { type Envelope, told } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { useIsMobile } from '../../widgets/use-media.ts';
import { PeopleTable } from './people-table.tsx';
import './depart.css';

const words = organisationTexts.tenant;
const drawerWidth = 900;
const first = { pageNo: 1, pageSize: 10 };

interface TenantUsersProps {
  readonly tenant: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
}

/** Who belongs to a tenant: invited by account, taken out again. */
export function TenantUsers({ tenant, onClose }: TenantUsersProps) {
  const client = useQueryClient();
  const isMobile = useIsMobile();
  const mayEdit = useAllowed(editTenant.needs as string);
  const [page, setPage] = useState(first);
  const [word, setWord] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [accounts, setAccounts] = useState<string>();
  const [isSending, setSending] = useState(false);
  const input = { tenantId: tenant.id, ...page, ...(word !== '' && { username: word }) };
  const users = useEndpoint(usersOfTenant, input, { quiet: true });
  const run = async (send: Promise<Envelope>): Promise<boolean> => {
    setSending(true);
    try {
      tell.success((await send).message);
      setChosen([]);
      setPage(first);
      return true;
    } catch (failure) {
      told(failure);
      return false;
    } finally {
      setSending(false);
      for (const key of [usersOfTenant.path, sysTenant.name]) await client.invalidateQueries({ queryKey: [key] });
    }
  };
  const takeOut = (ids: readonly string[]) =>
    run(callEnvelope(removeFromTenant, { tenantId: tenant.id, userIds: ids.join(',') }));
  const takeOutMany = async () => {
    const ask = words.removeAsk(organisationTexts.depart.count(chosen.length));
    if (await tell.confirm({ title: words.removeMany, text: ask, danger: true })) await takeOut(chosen);
  };
  return (
    <Drawer open title={words.usersOf(tenant.name)} size={isMobile ? '100%' : drawerWidth} onClose={onClose}>
      <div className="people-tools">
        {mayEdit && (
          <Button type="primary" onClick={() => setAccounts('')}>
            {words.invite}
          </Button>
        )}
        {mayEdit && chosen.length > 0 && (
          <Button danger loading={isSending} onClick={() => void takeOutMany()}>
            {words.removeMany}（{chosen.length}）
          </Button>
        )}
        <span className="grow" />
        <Input.Search
          allowClear
          aria-label={words.account}
          placeholder={text.list.query.fuzzy(words.account)}
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
        chosen={mayEdit ? chosen : undefined}
        onChosen={setChosen}
        onPage={setPage}
        actionsOf={
          mayEdit
            ? (user) => [
                {
                  key: 'remove',
                  label: words.remove,
                  danger: true,
                  confirm: words.removeAsk(`“${user.realname}”`),
                  run: () => void takeOut([user.id]),
                },
              ]
            : undefined
        }
      />
      {accounts !== undefined && (
        <FormDialog
          title={words.invite}
          width={520}
          submitText={text.common.confirm}
          isSubmitting={isSending}
          isDisabled={accounts.trim() === ''}
          isDirty={accounts !== ''}
          onClose={() => setAccounts(undefined)}
          onSubmit={() =>
            void run(callEnvelope(inviteToTenant, { tenantId: tenant.id, accounts })).then(
              (isDone) => isDone && setAccounts(undefined),
            )
          }
        >
          <Input.TextArea
            aria-label={words.inviteHint}
            placeholder={words.inviteHint}
            rows={4}
            value={accounts}
            onChange={({ target }) => setAccounts(target.value)}
          />
        </FormDialog>
      )}
    </Drawer>
  );
}

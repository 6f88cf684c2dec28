import { ApartmentOutlined, BankOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { type LoginUser, selectionNeeded } from '@campus/contract/rules';
import { Avatar, Button, Select, Tooltip } from 'antd';
import { type ReactNode, useState } from 'react';
import { request } from '../../request/client.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { chooseTenant, clearChoice, saveUser } from '../../request/session-store.ts';
import { signOut } from '../../request/sign-out.ts';
import type { OpenChoice } from '../../request/storage.ts';
import { tell } from '../../request/tell.ts';
import { ConsoleThemeProvider } from '../../theme/console-theme-provider.tsx';
import { Modal } from '../../widgets/modal.tsx';

interface LoginSelectionProps {
  /** Result of a sign-in with several tenants, several departments, or both. */
  readonly result: OpenChoice;
  readonly onDone: () => void;
  /** Called when the department is rejected and the user is signed out. */
  readonly onFailed?: () => void;
}

const say = text.loginSelect;

/** Mandatory choice of tenant and department for users with several. */
export function LoginSelection({ result, onDone, onFailed }: LoginSelectionProps) {
  const needed = selectionNeeded(result);
  const asks = { tenant: needed !== 'depart', depart: needed !== 'tenant' };
  const { tenantList: tenants = [] } = result;
  const [tenantId, setTenant] = useState<number>();
  const [orgCode, setDepart] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const confirm = async () => {
    if ((asks.tenant && tenantId === undefined) || (asks.depart && orgCode === undefined)) return setRefused(true);
    setBusy(true);
    try {
      await enter(result, { tenantId, orgCode });
      onDone();
    } catch (failure) {
      if (!(failure instanceof RequestFailed)) throw failure;
      tell.notify('error', text.login.failed, failure.message);
      await signOut();
      onFailed?.();
    } finally {
      setBusy(false);
    }
  };

  return (
    <ConsoleThemeProvider>
      <Modal
        open={needed !== undefined}
        width={450}
        title={needed && say.title[needed]}
        closable={false}
        keyboard={false}
        mask={{ closable: false }}
        footer={
          <Button type="primary" loading={isBusy} onClick={() => void confirm()}>
            {say.ok}
          </Button>
        }
      >
        {asks.tenant && (
          <Choice<number>
            icon={<BankOutlined />}
            words={say.tenant}
            options={tenants.map(({ id, name }) => ({ value: id, label: name }))}
            value={tenantId}
            isRefused={isRefused && tenantId === undefined}
            onChange={setTenant}
          />
        )}
        {asks.depart && (
          <Choice<string>
            icon={<ApartmentOutlined />}
            words={say.depart}
            options={result.departs.map((depart) => ({ value: depart.orgCode, label: depart.departName }))}
            value={orgCode}
            isRefused={isRefused && orgCode === undefined}
            onChange={setDepart}
          />
        )}
      </Modal>
    </ConsoleThemeProvider>
  );
}

interface Chosen {
  readonly tenantId: number | undefined;
  readonly orgCode: string | undefined;
}

/** Stores the chosen tenant and the user in the chosen department. */
async function enter({ userInfo, tenantList = [] }: OpenChoice, { tenantId, orgCode }: Chosen): Promise<void> {
  if (tenantId !== undefined) chooseTenant(tenantId);
  if (orgCode !== undefined) saveUser(await selectDepart(orgCode, userInfo.username, tenantId));
  else saveUser({ ...userInfo, loginTenantTxt: tenantList.find(({ id }) => id === tenantId)?.name ?? null });
  clearChoice();
}

async function selectDepart(orgCode: string, username: string, loginTenantId: number | undefined): Promise<LoginUser> {
  const { userInfo } = await request<{ userInfo: LoginUser }>({
    method: 'POST',
    path: '/sys/selectDepart',
    body: { orgCode, username, ...(loginTenantId !== undefined && { loginTenantId }) },
    silent: true,
  });
  return userInfo;
}

interface ChoiceProps<V extends string | number> {
  readonly icon: ReactNode;
  readonly words: { readonly tip: string; readonly placeholder: string };
  readonly options: { readonly value: V; readonly label: string }[];
  readonly value: V | undefined;
  /** Nothing was chosen when the choice was confirmed. */
  readonly isRefused: boolean;
  readonly onChange: (value: V) => void;
}

function Choice<V extends string | number>({ icon, words, options, value, isRefused, onChange }: ChoiceProps<V>) {
  return (
    <div style={{ paddingTop: 12 }}>
      <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <Tooltip title={words.tip}>
          <Avatar icon={icon} />
        </Tooltip>
        <Select<V>
          style={{ flex: 1, minWidth: 0 }}
          aria-label={words.placeholder}
          placeholder={words.placeholder}
          options={options}
          {...(value !== undefined && { value })}
          {...(isRefused && { status: 'error' as const })}
          onChange={onChange}
        />
      </div>
      <p
        role="alert"
        style={{ minHeight: 20, paddingLeft: 44, color: 'var(--error)', fontSize: 12, lineHeight: '20px' }}
      >
        {isRefused && words.placeholder}
      </p>
    </div>
  );
}

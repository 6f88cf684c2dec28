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
      if (tenantId !== undefined) chooseTenant(tenantId);
      if (orgCode !== undefined) saveUser(await selectDepart(orgCode, result.userInfo.username, tenantId));
      else saveUser({ ...result.userInfo, loginTenantTxt: tenants.find(({ id }) => id === tenantId)?.name ?? null });
      clearChoice();
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
          <Choice
            icon={<BankOutlined />}
            tip={say.tenant.tip}
            said={isRefused && tenantId === undefined && say.tenant.placeholder}
          >
            <Select<number>
              style={{ flex: 1, minWidth: 0 }}
              aria-label={say.tenant.placeholder}
              placeholder={say.tenant.placeholder}
              options={(result.tenantList ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              {...(tenantId !== undefined && { value: tenantId })}
              {...(isRefused && tenantId === undefined && { status: 'error' as const })}
              onChange={setTenant}
            />
          </Choice>
        )}
        {asks.depart && (
          <Choice
            icon={<ApartmentOutlined />}
            tip={say.depart.tip}
            said={isRefused && orgCode === undefined && say.depart.placeholder}
          >
            <Select<string>
              style={{ flex: 1, minWidth: 0 }}
              aria-label={say.depart.placeholder}
              placeholder={say.depart.placeholder}
              options={result.departs.map((depart) => ({ value: depart.orgCode, label: depart.departName }))}
              {...(orgCode !== undefined && { value: orgCode })}
              {...(isRefused && orgCode === undefined && { status: 'error' as const })}
              onChange={setDepart}
            />
          </Choice>
        )}
      </Modal>
    </ConsoleThemeProvider>
  );
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

interface ChoiceProps {
  readonly icon: ReactNode;
  readonly tip: string;
  /** Error message. */
  readonly said: string | false;
  readonly children: ReactNode;
}
const Choice = ({ icon, tip, said, children }: ChoiceProps) => (
  <div style={{ paddingTop: 12 }}>
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <Tooltip title={tip}>
        <Avatar icon={icon} />
      </Tooltip>
      {children}
    </div>
    <p role="alert" style={{ minHeight: 20, paddingLeft: 44, color: 'var(--error)', fontSize: 12, lineHeight: '20px' }}>
      {said}
    </p>
  </div>
);

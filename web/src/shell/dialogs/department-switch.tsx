import { ApartmentOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import type { DepartBrief, LoginUser } from '@campus/contract/rules';
import { Avatar, Button, Select, Tooltip } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { request } from '../../request/client.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { saveUser, useSession } from '../../request/session-store.ts';
import { tell } from '../../request/tell.ts';
import { Modal } from '../../widgets/modal.tsx';

interface Departments {
  readonly list: readonly DepartBrief[];
  readonly orgCode: string | null;
}

/** Switches the current department. Mount it to open it; it closes itself when there is only one. */
export function DepartmentSwitch({ closable, onClose }: { closable: boolean; onClose: () => void }) {
  const username = useSession((session) => session.user?.username);
  const [departments, setDepartments] = useState<Departments>();
  const [chosen, setChosen] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const [isBusy, setBusy] = useState(false);
  useOwnDepartments((answer) => {
    if (!answer || answer.list.length === 0) {
      if (answer) tell.warning(text.departSwitch.none);
      return onClose();
    }
    setDepartments(answer);
    setChosen(answer.list.find(({ orgCode }) => orgCode === answer.orgCode)?.orgCode);
  });

  const confirm = async () => {
    if (chosen === undefined) return setRefused(true);
    setBusy(true);
    try {
      saveUser(await selectDepart(chosen, username));
      tell.success(text.departSwitch.done);
      onClose();
    } catch (failure) {
      ignoreReported(failure);
    } finally {
      setBusy(false);
    }
  };
  const choose = (orgCode: string) => {
    setChosen(orgCode);
    setRefused(false);
  };
  const current = departments?.list.find(({ orgCode }) => orgCode === departments.orgCode);
  return (
    <Modal
      open={departments !== undefined}
      width={500}
      title={current ? text.departSwitch.titleCurrent(current.departName) : text.departSwitch.title}
      closable={false}
      keyboard={closable}
      mask={{ closable }}
      onCancel={onClose}
      footer={[
        closable && (
          <Button key="close" onClick={onClose}>
            {text.departSwitch.close}
          </Button>
        ),
        <Button key="ok" type="primary" loading={isBusy} onClick={() => void confirm()}>
          {text.departSwitch.ok}
        </Button>,
      ]}
    >
      <DepartmentSelect list={departments?.list ?? []} chosen={chosen} isRefused={isRefused} onChoose={choose} />
    </Modal>
  );
}

interface DepartmentSelectProps {
  readonly list: readonly DepartBrief[];
  readonly chosen: string | undefined;
  /** Confirmed without a choice. */
  readonly isRefused: boolean;
  readonly onChoose: (orgCode: string) => void;
}

const DepartmentSelect = ({ list, chosen, isRefused, onChoose }: DepartmentSelectProps) => (
  <>
    <div style={{ display: 'flex', gap: 12, alignItems: 'center', paddingTop: 12 }}>
      <Tooltip title={text.departSwitch.tip}>
        <Avatar icon={<ApartmentOutlined />} />
      </Tooltip>
      <Select<string>
        style={{ flex: 1 }}
        aria-label={text.departSwitch.title}
        placeholder={text.departSwitch.placeholder}
        options={list.map(({ orgCode, departName }) => ({ value: orgCode, label: departName }))}
        {...(chosen !== undefined && { value: chosen })}
        {...(isRefused && { status: 'error' as const, 'aria-invalid': true })}
        onChange={onChoose}
      />
    </div>
    <p className="field-message error" role="alert" style={{ paddingLeft: 44 }}>
      {isRefused && text.departSwitch.placeholder}
    </p>
  </>
);

async function selectDepart(orgCode: string, username: string | undefined): Promise<LoginUser> {
  const path = '/sys/selectDepart';
  const { userInfo } = await request<{ userInfo: LoginUser }>({ method: 'POST', path, body: { orgCode, username } });
  return userInfo;
}

/** Loads the user's departments when the dialog opens; undefined after a failure, which has been reported. */
function useOwnDepartments(onAnswer: (answer: Departments | undefined) => void): void {
  const answer = useEffectEvent(onAnswer);
  useEffect(() => {
    const asked = new AbortController();
    request<Departments>({ method: 'GET', path: '/sys/user/getCurrentUserDeparts', signal: asked.signal }).then(
      (departments) => answer(departments),
      () => asked.signal.aborted || answer(undefined),
    );
    return () => asked.abort();
  }, []);
}

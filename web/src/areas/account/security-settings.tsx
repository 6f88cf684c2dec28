import {
  accountSummary,
  endOwnSession,
  type OwnSession,
  ownAccountTexts as own,
  ownSessions,
  readOwnAccount,
} from '@campus/contract/account';
import { text } from '@campus/contract/messages';
import { Button, Skeleton, Table } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { formatUserAgent } from '../../kit/field/format-user-agent.ts';
import { callEnvelope } from '../../request/call.ts';
import { openPasswordDialog } from '../../request/password-dialog.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { warnOfRefusal } from '../../request/warn-of-refusal.ts';
import { useIsPhone } from '../../theme/use-media.ts';
import { StatusDot } from '../../widgets/status.tsx';
import { ActivityTable } from './activity-table.tsx';
import { ChangePhone } from './change-phone.tsx';
import { SecondFactorLine } from './second-factor-line.tsx';
import { SettingLine } from './setting-line.tsx';

const texts = text.account;

/** 安全设置: password, phone, second factor, active sessions and recent sign-ins. */
export function SecuritySettings() {
  const account = useEndpoint(readOwnAccount, {}, { quiet: true });
  const [isChangingPhone, setChangingPhone] = useState(false);
  const [, setParams] = useSearchParams();
  if (account.isError && !account.data) return <LoadError error={account.error} onRetry={account.refetch} />;
  if (!account.data) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  const { phone, email, lastPwdUpdateTime, passwordLevel } = account.data;
  const strength = passwordLevel === null ? undefined : own.passwordLevels[passwordLevel];
  const changed = own.passwordChanged(lastPwdUpdateTime);
  return (
    <>
      <SettingLine
        title={texts.password.self}
        text={strength ? `${texts.password.level(strength)} · ${changed}` : changed}
        action={
          <Button type="link" onClick={openPasswordDialog}>
            {texts.modify}
          </Button>
        }
      />
      <SettingLine
        title={texts.phone.self}
        text={phone ? texts.phone.bound(phone) : own.noPhone}
        action={
          <Button type="link" onClick={() => setChangingPhone(true)}>
            {texts.modify}
          </Button>
        }
      />
      <SettingLine
        title={own.email}
        text={email ? own.boundEmail(email) : own.noEmail}
        action={
          <Button type="link" onClick={() => setParams({}, { replace: true })}>
            {texts.modify}
          </Button>
        }
      />
      <SecondFactorLine />
      <Sessions />
      <SignIns />
      {isChangingPhone && <ChangePhone phone={phone} onClose={() => setChangingPhone(false)} />}
    </>
  );
}

async function end(id: string, reload: () => void): Promise<void> {
  if (!(await tell.confirm({ title: text.common.prompt, text: own.signOutConfirm }))) return;
  try {
    tell.success((await callEnvelope(endOwnSession, { id }, { quiet: true })).message);
  } catch (error) {
    warnOfRefusal(error);
  }
  reload();
}

/** Sessions of the user: a table, lines on phones. */
function Sessions() {
  const sessions = useEndpoint(ownSessions, {}, { quiet: true });
  const Rows = useIsPhone() ? SessionLines : SessionTable;
  return (
    <section className="account-part" aria-label={own.sessions}>
      <h2>{own.sessions}</h2>
      {sessions.isError && <LoadError error={sessions.error} onRetry={sessions.refetch} />}
      <Rows
        sessions={sessions.data ?? []}
        isLoading={sessions.isPending}
        onEnd={(id) => void end(id, () => void sessions.refetch())}
      />
    </section>
  );
}

interface SessionsProps {
  readonly sessions: readonly OwnSession[];
  readonly isLoading: boolean;
  readonly onEnd: (id: string) => void;
}
const Device = ({ of: { userAgent, isCurrent } }: { readonly of: OwnSession }) => (
  <span className="account-device">
    {formatUserAgent(userAgent)} {isCurrent && <StatusDot tone="done">{own.current}</StatusDot>}
  </span>
);
const EndButton = ({ of: { id, isCurrent }, onEnd }: { readonly of: OwnSession } & Pick<SessionsProps, 'onEnd'>) =>
  !isCurrent && (
    <Button type="link" size="small" danger onClick={() => onEnd(id)}>
      {own.signOutDevice}
    </Button>
  );

const SessionTable = ({ sessions, isLoading, onEnd }: SessionsProps) => (
  <Table<OwnSession>
    size="middle"
    rowKey="id"
    loading={isLoading}
    pagination={false}
    scroll={{ x: 620 }}
    dataSource={[...sessions]}
    columns={[
      { title: own.column.device, key: 'device', render: (_, session) => <Device of={session} /> },
      { title: own.column.ip, dataIndex: 'ip', width: 150 },
      { title: own.column.time, dataIndex: 'loginTime', width: 180 },
      { title: own.column.seen, dataIndex: 'lastSeen', width: 180 },
      { key: 'act', width: 80, render: (_, session) => <EndButton of={session} onEnd={onEnd} /> },
    ]}
  />
);

function SessionLines({ sessions, isLoading, onEnd }: SessionsProps) {
  if (isLoading) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  return sessions.map((session) => (
    <SettingLine
      key={session.id}
      title={<Device of={session} />}
      text={`${own.column.seen} ${session.lastSeen} · ${session.ip}`}
      action={<EndButton of={session} onEnd={onEnd} />}
    />
  ));
}

function SignIns() {
  const summary = useEndpoint(accountSummary, {}, { quiet: true });
  return (
    <section className="account-part" aria-label={own.signIns}>
      <h2>{own.signIns}</h2>
      <ActivityTable
        activities={summary.data?.signIns ?? []}
        time={own.column.time}
        isLoading={summary.isPending}
        none={own.noSignIns}
      />
    </section>
  );
}

import { by, dateTime, entity, pick, text as textField } from '@campus/contract/kit';
import { administrationTexts, forceLogout, sysUser } from '@campus/contract/system';
import { useAllowed } from '../../kit/call/allowed.tsx';
import type { Cells } from '../../kit/detail/detail-settings.ts';
import { formatUserAgent } from '../../kit/field/format-user-agent.ts';
import { useMutate } from '../../kit/form/use-mutate.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { callEnvelope } from '../../request/call.ts';
import { PersonAvatar } from '../../widgets/person-avatar.tsx';

const texts = administrationTexts.online;

/** A session as returned by its list: without a table of its own, joined with its user. */
const onlineSession = entity({
  area: 'system',
  name: 'onlineSession',
  table: 'sys_session',
  code: 'system:online',
  path: '/sys/online',
  title: texts.title,
  fields: {
    ...pick(sysUser.fields, ['realname', 'avatar', 'birthday', 'sex']),
    username: { ...sysUser.fields.username, width: 150 },
    phone: { ...sysUser.fields.phone, label: texts.mobile },
    token: textField({ label: texts.session }),
    userId: textField({ label: texts.user }),
    self: textField({ label: texts.own }),
    ip: textField({ label: 'IP', width: 130 }),
    userAgent: textField({ label: texts.browser, width: 150 }),
    loginTime: dateTime({ label: texts.loginTime }),
    lastSeen: dateTime({ label: texts.lastSeen }),
  },
  display: 'username',
  list: ['username', 'realname', 'avatar', 'birthday', 'sex', 'phone', 'ip', 'loginTime', 'lastSeen', 'userAgent'],
  numbered: true,
  search: [by('username', 'eq', texts.account)],
  form: [],
  visible: {},
  calls: ['list'],
});
const cells: Cells<typeof onlineSession> = {
  username: ({ username, self }) => (
    <span title={username}>
      {username}
      {String(self) === 'true' && texts.self}
    </span>
  ),
  avatar: ({ avatar, realname }) => <PersonAvatar path={avatar} name={realname} />,
  userAgent: ({ userAgent }) => (
    <span className="cut" title={userAgent ?? ''}>
      {formatUserAgent(userAgent)}
    </span>
  ),
};

/** 在线用户: active sessions, which can be ended. */
export function OnlineUserListPage() {
  const mutate = useMutate(onlineSession.name);
  const mayEnd = useAllowed(forceLogout.needs as string);
  const end = (token: string | null) => mutate(() => callEnvelope(forceLogout, { token }));
  return (
    <EntityPage
      entity={onlineSession}
      cells={cells}
      empty={{ title: texts.empty }}
      rowActions={(row) => [
        mayEnd && {
          key: 'end',
          label: texts.end,
          danger: true,
          confirm: texts.endAsk,
          run: () => void end(row.token),
        },
      ]}
    />
  );
}

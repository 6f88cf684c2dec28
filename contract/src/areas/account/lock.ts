import { endpoint, text, type } from '../../kit/index.ts';

const password = text({ label: '锁屏密码', max: 100 });
/**
 * Locks the caller's session: the server allows only unlocking until then. Without a password, the stored idle-lock
 * password applies.
 */
export const lockScreen = endpoint({
  method: 'POST',
  path: '/sys/user/lockScreen',
  title: '锁定屏幕',
  needs: 'signed-in',
  input: { password },
  output: type<null>(),
  done: '已锁屏',
  perMinute: 30,
});
/** The fifth consecutive wrong password ends the session. */
export const unlockScreen = endpoint({
  method: 'POST',
  path: '/sys/user/unlockScreen',
  title: '解锁屏幕',
  needs: 'signed-in',
  input: { password },
  output: type<null>(),
  done: '已解锁',
  perMinute: 30,
});
export const readIdleLock = endpoint({
  method: 'GET',
  path: '/account/setting/lock',
  title: '锁屏设置',
  needs: 'account:setting',
  input: {},
  output: type<{ hasPassword: boolean }>(),
});
/** Stores the password for idle locks in every session of the user. */
export const saveIdleLock = endpoint({
  method: 'PUT',
  path: '/account/setting/lock',
  title: '设置自动锁屏密码',
  needs: 'account:setting',
  input: { password },
  output: type<null>(),
  done: '锁屏密码已保存',
});

/** `errorCode` of the wrong password that ends a locked session. */
export const lockEndedCode = 'LOCK_ENDED';
const lockLength = { min: 4, max: 20 } as const;
export const isLockPassword = (password: string): boolean => {
  const { length } = [...password];
  return length >= lockLength.min && length <= lockLength.max;
};
/** Wrong passwords until the session ends. */
export const mostLockTries = 5;
/** Minutes of inactivity before the screen locks; 0: never. */
export const idleLockMinutes = [0, 15, 30, 60] as const;

export const lockTexts = {
  idle: '自动锁屏',
  idleHelp: '一段时间没有操作后自动锁定屏幕，对本浏览器生效',
  idleOption: (minutes: number) => (minutes === 0 ? '不自动锁屏' : `${minutes}分钟`),
  idlePassword: '自动锁屏密码',
  hasPassword: '已设置',
  noPassword: '未设置，设置后才能自动锁屏',
  setPassword: '设置锁屏密码',
  noStored: '请输入锁屏密码',
  shortcut: '快捷键 Ctrl + Alt + L',
  locked: '屏幕已锁定',
  unlock: '解锁',
  unsaved: '页面上有尚未保存的内容，锁定后将丢失',
} as const;

import { type Notices, provideNotices } from '../../src/request/tell.ts';

/**
 * Fake of the shell's notices: records what the user would see, and answers questions with yes. A notice takes the place of
 * the one with its key.
 */
export function recordNotices(): string[] {
  const shown: string[] = [];
  const byKey = new Map<string, string>();
  const notify: Notices['notify'] = (kind, title, text, { key } = {}) => {
    const card = `${kind}: ${title} / ${text}`;
    const replaced = key === undefined ? undefined : byKey.get(key);
    if (replaced !== undefined) shown.splice(shown.indexOf(replaced), 1);
    if (key !== undefined) byKey.set(key, card);
    shown.push(card);
  };
  const notices: Notices = {
    message: (kind, text) => void shown.push(`${kind}: ${text}`),
    notify,
    confirm: async ({ title, text }) => {
      shown.push(`confirm: ${title} / ${text}`);
      return true;
    },
    insist: async ({ title, text, okText }) => void shown.push(`insist: ${title} / ${text} / ${okText}`),
    confirmPassword: async ({ title, prove }) => {
      shown.push(`confirmPassword: ${title}`);
      return (await prove('Campus@2026')) === undefined;
    },
  };
  provideNotices(async () => notices);
  return shown;
}

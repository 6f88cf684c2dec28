import { type Notices, provideNotices } from '../../src/request/tell.ts';

/** Fake of the shell's notices: records what the user would see, and answers questions with yes. */
export function recordNotices(): string[] {
  const shown: string[] = [];
  const notices: Notices = {
    message: (kind, text) => void shown.push(`${kind}: ${text}`),
    notify: (kind, title, text) => void shown.push(`${kind}: ${title} / ${text}`),
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

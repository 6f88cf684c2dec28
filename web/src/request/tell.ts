/** Button of a notice; it also closes the notice. */
interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}

export type NoticeKind = 'success' | 'info' | 'warning' | 'error';

interface NoticeSettings {
  readonly seconds?: number;
  /** A notice replaces the one with the same key; the default key is its text. */
  readonly key?: string;
  readonly placement?: 'topRight' | 'bottomRight';
  readonly action?: NoticeAction;
}

/** Notices, provided by the shell. The request layer only knows this interface. */
export interface Notices {
  /** Short message that closes itself. */
  message(kind: NoticeKind, text: string): void;
  /** Corner notification with a title, for 4 s. */
  notify(kind: NoticeKind, title: string, text: string, more?: NoticeSettings): void;
  /** Confirmation dialog; resolves with the answer. */
  confirm(question: { title: string; text: string; okText?: string; danger?: boolean }): Promise<boolean>;
  /** Dialog with one button; resolves when it is pressed. */
  insist(dialog: { title: string; text: string; okText: string }): Promise<void>;
  /**
   * Asks for the user's password until `prove` accepts it; `prove` returns the reason of a rejection. Resolves with false
   * when the user cancels.
   */
  confirmPassword(dialog: {
    title: string;
    text: string;
    prove: (password: string) => Promise<string | undefined>;
  }): Promise<boolean>;
}

let loadNotices: (() => Promise<Notices>) | undefined;

/** Registers the notices module. It loads with the first notice, to keep it out of the sign-in page. */
export function provideNotices(load: () => Promise<Notices>): void {
  let loaded: Promise<Notices> | undefined;
  loadNotices = () => {
    loaded ??= load();
    return loaded;
  };
}

async function notices(): Promise<Notices> {
  try {
    if (loadNotices) return await loadNotices();
  } catch {
    // Offline or a new version was deployed: the module cannot load, but the message must still be shown.
  }
  return plainNotices;
}

/** Browser dialogs, used when the notices module cannot load. */
const plainNotices: Notices = {
  message: (_kind, text) => window.alert(text),
  notify: (_kind, title, text) => window.alert(`${title}\n${text}`),
  confirm: async ({ text }) => window.confirm(text),
  insist: async ({ title, text }) => window.alert(`${title}\n${text}`),
  // The browser's prompt would show the password in plain text.
  confirmPassword: async ({ title, text }) => {
    window.alert(`${title}\n${text}`);
    return false;
  },
};

const message = (kind: NoticeKind) => (text: string) => void notices().then((shown) => shown.message(kind, text));

/** Shows messages, notifications and dialogs to the user. */
export const tell = {
  success: message('success'),
  info: message('info'),
  warning: message('warning'),
  error: message('error'),
  notify: (...notice: Parameters<Notices['notify']>): void => void notices().then((shown) => shown.notify(...notice)),
  confirm: async (question: Parameters<Notices['confirm']>[0]): Promise<boolean> => (await notices()).confirm(question),
  insist: async (dialog: Parameters<Notices['insist']>[0]): Promise<void> => (await notices()).insist(dialog),
  confirmPassword: async (dialog: Parameters<Notices['confirmPassword']>[0]): Promise<boolean> =>
    (await notices()).confirmPassword(dialog),
};

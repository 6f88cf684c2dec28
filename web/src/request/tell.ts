/** A button of a notice; pressing it also closes the notice. */
interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}

export type NoticeKind = 'success' | 'info' | 'warning' | 'error';

interface NoticeSettings {
  readonly seconds?: number;
  /** Notices with one key replace each other; by default those with the same words do. */
  readonly key?: string;
  readonly placement?: 'topRight' | 'bottomRight';
  readonly action?: NoticeAction;
}

/** How the console speaks to its user. The shell provides it; the request layer only knows this shape. */
export interface Notices {
  /** A short line that goes by itself. */
  message(kind: NoticeKind, text: string): void;
  /** A box in the corner with a title, for 4 s. */
  notify(kind: NoticeKind, title: string, text: string, more?: NoticeSettings): void;
  /** Asks before something is done; resolves with the answer. */
  confirm(question: { title: string; text: string; okText?: string; danger?: boolean }): Promise<boolean>;
  /** A dialog with one button; resolves when it is pressed. */
  insist(dialog: { title: string; text: string; okText: string }): Promise<void>;
  /**
   * Asks for the user's password until `prove` takes it (it gives the reason when it does not); resolves with false when
   * the user gives up.
   */
  proof(dialog: {
    title: string;
    text: string;
    prove: (password: string) => Promise<string | undefined>;
  }): Promise<boolean>;
}

let loadNotices: (() => Promise<Notices>) | undefined;

/** Names the module that shows notices; it is loaded with the first one, so that the sign-in page does not carry it. */
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
    // Offline or a new version was installed: the module cannot be fetched, and the user must still be told.
  }
  return plainNotices;
}

/** The browser's own boxes: what is left when nothing can be loaded. */
const plainNotices: Notices = {
  message: (_kind, text) => window.alert(text),
  notify: (_kind, title, text) => window.alert(`${title}\n${text}`),
  confirm: async ({ text }) => window.confirm(text),
  insist: async ({ title, text }) => window.alert(`${title}\n${text}`),
  // The browser's own box would show the password to everybody who looks on.
  proof: async ({ title, text }) => {
    window.alert(`${title}\n${text}`);
    return false;
  },
};

const message = (kind: NoticeKind) => (text: string) => void notices().then((shown) => shown.message(kind, text));

/** Tells the user something, or asks. */
export const tell = {
  success: message('success'),
  info: message('info'),
  warning: message('warning'),
  error: message('error'),
  notify: (...notice: Parameters<Notices['notify']>): void => void notices().then((shown) => shown.notify(...notice)),
  confirm: async (question: Parameters<Notices['confirm']>[0]): Promise<boolean> => (await notices()).confirm(question),
  insist: async (dialog: Parameters<Notices['insist']>[0]): Promise<void> => (await notices()).insist(dialog),
  proof: async (dialog: Parameters<Notices['proof']>[0]): Promise<boolean> => (await notices()).proof(dialog),
};

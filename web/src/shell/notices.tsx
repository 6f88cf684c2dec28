import { text } from '@campus/contract/messages';
import { Button, ConfigProvider, Modal, message, notification } from 'antd';
import type { Notices } from '../request/tell.ts';
import { ConsoleThemeProvider } from '../theme/console-theme-provider.tsx';
import { question } from '../widgets/modal.tsx';
import { promptPassword } from './dialogs/password-prompt.tsx';

const messageSeconds = 3;
const noticeSeconds = 4;

let showings = 0;
/** antd counts the time of a notice that is shown again from its first showing, unless the duration differs: a microsecond does. */
function anew(seconds: number): number {
  showings = (showings + 1) % 1000;
  return seconds + showings / 1_000_000;
}

/** The questions that are open. */
const asked = new Set<string>();

// The functions below render outside the page's tree, so they get their theme here.
ConfigProvider.config({ holderRender: (children) => <ConsoleThemeProvider>{children}</ConsoleThemeProvider> });

/** Notices in antd's components. The same text twice at once is shown once, for its full time; the same question is asked once. */
export const notices: Notices = {
  message: (kind, content) =>
    void message.open({ type: kind, content, duration: anew(messageSeconds), key: `${kind}:${content}` }),
  notify: (kind, title, description, more = {}) => {
    const { seconds = noticeSeconds, key = `${title}:${description}`, placement = 'topRight', action } = more;
    const act = () => {
      notification.destroy(key);
      action?.run();
    };
    notification.open({
      type: kind,
      title,
      description,
      duration: anew(seconds),
      key,
      placement,
      ...(action && {
        actions: (
          <Button type="link" size="small" onClick={act}>
            {action.label}
          </Button>
        ),
      }),
    });
  },
  confirm: ({ title, text: content, okText = text.common.ok, danger = false }) => {
    const key = `${title}:${content}`;
    // A double click asks once: the second asker goes away, the first one waits for the answer.
    if (asked.has(key)) return Promise.resolve(false);
    asked.add(key);
    return new Promise((resolve) => {
      const answer = (isYes: boolean) => () => {
        asked.delete(key);
        resolve(isYes);
      };
      Modal.confirm({
        ...question(title, danger),
        content,
        okText,
        cancelText: text.common.cancel,
        okButtonProps: { danger },
        onOk: answer(true),
        onCancel: answer(false),
      });
    });
  },
  insist: ({ title, text: content, okText }) =>
    new Promise((resolve) => {
      Modal.error({ ...question(title, true), content, okText, keyboard: false, onOk: () => resolve() });
    }),
  proof: promptPassword,
};

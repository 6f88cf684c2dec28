import { text } from '@campus/contract/messages';
import { Button, ConfigProvider, Modal, message, notification } from 'antd';
import type { Notices } from '../request/tell.ts';
import { ConsoleThemeProvider } from '../theme/console-theme-provider.tsx';
import { question } from '../widgets/modal.tsx';
import { promptPassword } from './dialogs/password-prompt.tsx';
import './notices.css';

const messageSeconds = 3;
const noticeSeconds = 4;

let showings = 0;
/** antd restarts the timer of a repeated notice only if its duration differs: vary it by a microsecond. */
function uniqueDuration(seconds: number): number {
  showings = (showings + 1) % 1000;
  return seconds + showings / 1_000_000;
}

/** Open questions. */
const openQuestions = new Set<string>();

// Static functions render outside of the page's tree and need the theme.
ConfigProvider.config({ holderRender: (children) => <ConsoleThemeProvider>{children}</ConsoleThemeProvider> });

/** Notices with antd. A repeated text is shown once, for its full time; a repeated question is asked once. */
export const notices: Notices = {
  message: (kind, content) =>
    void message.open({ type: kind, content, duration: uniqueDuration(messageSeconds), key: `${kind}:${content}` }),
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
      duration: uniqueDuration(seconds),
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
    // A second click while the question is open is dropped.
    if (openQuestions.has(key)) return Promise.resolve(false);
    openQuestions.add(key);
    return new Promise((resolve) => {
      const answer = (isYes: boolean) => () => {
        openQuestions.delete(key);
        resolve(isYes);
      };
      Modal.confirm({
        ...question(title, danger),
        content: <span className="question-text">{content}</span>,
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
  confirmPassword: promptPassword,
};

import { text } from '@campus/contract/messages';
import { Button, ConfigProvider, Modal, message, notification } from 'antd';
import type { Notices } from '../request/tell.ts';
import { ConsoleThemeProvider } from '../theme/console-theme-provider.tsx';
import { askForProof } from './dialogs/password-proof.tsx';

const noticeSeconds = 4;

// The functions below render outside the page's tree, so they get their theme here.
ConfigProvider.config({ holderRender: (children) => <ConsoleThemeProvider>{children}</ConsoleThemeProvider> });

/** Notices in antd's components. The same text twice at once is shown once. */
export const notices: Notices = {
  message: (kind, content) => void message.open({ type: kind, content, key: `${kind}:${content}` }),
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
      duration: seconds,
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
  confirm: ({ title, text: content, okText = text.common.ok, danger = false }) =>
    new Promise((resolve) => {
      Modal.confirm({
        title,
        content,
        okText,
        cancelText: text.common.cancel,
        okButtonProps: { danger },
        onOk: () => resolve(true),
        onCancel: () => resolve(false),
      });
    }),
  insist: ({ title, text: content, okText }) =>
    new Promise((resolve) => {
      Modal.error({ title, content, okText, keyboard: false, onOk: () => resolve() });
    }),
  proof: askForProof,
};

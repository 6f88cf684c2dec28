import { CopyOutlined, DownloadOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { copyText } from '../request/copy-text.ts';
import { Modal } from './modal.tsx';

interface ShownOnceProps {
  readonly title: string;
  /** Warns that the value is not shown again. */
  readonly warning: string;
  /** Text that the copy button copies. */
  readonly copied: string;
  readonly words: { readonly copy: string; readonly known: string };
  readonly download?: { readonly label: string; readonly run: () => void };
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Shows a value that the server never returns again, so only its button closes the dialog. */
export function ShownOnce({ title, warning, copied, words, download, onClose, children }: ShownOnceProps) {
  return (
    <Modal
      open
      title={title}
      width={520}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <>
          <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copyText(copied)}>
            {words.copy}
          </Button>
          {download && (
            <Button icon={<DownloadOutlined aria-hidden />} onClick={download.run}>
              {download.label}
            </Button>
          )}
          <Button type="primary" onClick={onClose}>
            {words.known}
          </Button>
        </>
      }
    >
      <Alert type="warning" showIcon title={warning} />
      {children}
    </Modal>
  );
}

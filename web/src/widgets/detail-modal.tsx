import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { Modal } from './modal.tsx';
import './detail-modal.css';

interface DetailModalProps<Row extends object> {
  readonly open: boolean;
  readonly record: Row;
  /** Renders a copy of the record; `set` changes only the copy. */
  readonly render: (copy: Row, set: (change: Partial<Row>) => void) => ReactNode;
  readonly footer?: ReactNode;
  /** Receives the copy; the dialog closes when `done(true)` is called. Without it OK closes the dialog. */
  readonly onConfirm?: (copy: Row, done: (mayClose: boolean) => void) => void;
  readonly onClose: () => void;
}

/** Dialog of one record (详细信息); edits apply to a copy until they are confirmed. */
export function DetailModal<Row extends object>(props: DetailModalProps<Row>) {
  return props.open ? <Opened {...props} /> : null;
}

function Opened<Row extends object>({ record, render, footer, onConfirm, onClose }: DetailModalProps<Row>) {
  const [copy, setCopy] = useState(() => structuredClone(record));
  const [isBusy, setBusy] = useState(false);
  const confirm = () => {
    if (!onConfirm) return onClose();
    setBusy(true);
    onConfirm(copy, (mayClose) => {
      setBusy(false);
      if (mayClose) onClose();
    });
  };
  return (
    <Modal
      open
      canFill
      title={text.detail.title}
      width={1200}
      confirmLoading={isBusy}
      mask={{ closable: onConfirm === undefined }}
      onCancel={onClose}
      footer={
        footer ?? [
          <Button key="cancel" disabled={isBusy} onClick={onClose}>
            {text.common.cancel}
          </Button>,
          <Button key="ok" type="primary" loading={isBusy} onClick={confirm}>
            {text.common.ok}
          </Button>,
        ]
      }
    >
      <div data-widget="detail-modal">{render(copy, (change) => setCopy((now) => ({ ...now, ...change })))}</div>
    </Modal>
  );
}

export interface DetailItem {
  readonly label: string;
  readonly value: ReactNode;
}
const maxColumns = 4;

/** Labels and values in at most four columns, fewer on narrow screens. */
export function DetailList({ items, columns = 3 }: { items: readonly DetailItem[]; columns?: number }) {
  const count = Math.max(1, Math.min(maxColumns, columns));
  return (
    <dl className={`detail-list columns-${count}`}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

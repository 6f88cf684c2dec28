import { text } from '@campus/contract/messages';
import type { ReactNode } from 'react';
import { Modal } from '../modal.tsx';
import { saveRecentChoice } from './recent-choices.ts';

interface PickerDialogProps {
  readonly title: string;
  readonly width: number;
  readonly okText?: string;
  /** Key of the recent choices. */
  readonly kind: string;
  readonly chosen: readonly { readonly id: string }[];
  readonly onClose: () => void;
  readonly onOk: () => void;
  readonly children: ReactNode;
}

/** Dialog in which rows are chosen; those confirmed become recent choices. */
export function PickerDialog({ title, width, okText, kind, chosen, onClose, onOk, children }: PickerDialogProps) {
  return (
    <Modal
      open
      canFill
      title={title}
      width={width}
      mask={{ closable: false }}
      {...(okText !== undefined && { okText })}
      cancelText={text.common.close}
      onCancel={onClose}
      onOk={() => {
        saveRecentChoice(
          kind,
          chosen.map(({ id }) => id),
        );
        onOk();
      }}
    >
      {children}
    </Modal>
  );
}

import { Modal as AntdModal, type ModalProps } from 'antd';
import { useState } from 'react';

/**
 * A modal on a page that is kept alive behind others. Once it has appeared it moves no more: antd would begin its
 * motion anew when the page is shown again, without its content, and fail at giving that the focus.
 */
export function Modal({ afterOpenChange, ...modal }: ModalProps) {
  const [hasAppeared, setAppeared] = useState(false);
  return (
    <AntdModal
      {...modal}
      {...(hasAppeared && { transitionName: '' })}
      afterOpenChange={(isOpen) => {
        setAppeared(isOpen);
        afterOpenChange?.(isOpen);
      }}
    />
  );
}

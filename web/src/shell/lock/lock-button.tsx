import { LockOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { useEffect } from 'react';
import { create } from 'zustand';
import { useIsMobile } from '../../theme/use-media.ts';
import { lazyComponent } from '../../widgets/deferred.tsx';
import { IconButton } from '../../widgets/icon-button.tsx';

const LockDialog = lazyComponent('lock-dialog', async () => (await import('./lock-dialog.tsx')).LockDialog);
const shortcut = 'Ctrl+Alt+L';
const useDialog = create(() => ({ isOpen: false }));
const close = (): void => useDialog.setState({ isOpen: false });

/** Opens the dialog that locks the screen. */
export const openLockDialog = (): void => useDialog.setState({ isOpen: true });

/** Locks the screen by a button or Ctrl+Alt+L; on phones the entry is in the user menu. */
export function LockButton() {
  const { isOpen } = useDialog();
  const isMobile = useIsMobile();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.ctrlKey || !event.altKey || event.code !== 'KeyL') return;
      event.preventDefault();
      openLockDialog();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onKey);
      close();
    };
  }, []);
  return (
    <>
      {!isMobile && (
        <IconButton label={`${text.lock.title}（${shortcut}）`} onClick={openLockDialog}>
          <LockOutlined />
        </IconButton>
      )}
      {isOpen && <LockDialog onClose={close} />}
    </>
  );
}

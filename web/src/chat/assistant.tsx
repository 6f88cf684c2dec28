import { CustomerServiceOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { useRef, useState } from 'react';
import { lazyComponent } from '../widgets/deferred.tsx';
import type { ChatController } from './chat-controller.ts';
import './assistant.css';

interface Shown {
  readonly controller: { current: ChatController | undefined };
  readonly onClose: () => void;
}
/** The window's module is loaded when the window is first opened. */
const Window = lazyComponent<Shown>('assistant-window', async () => {
  const [{ ChatWindow }, { ChatController }] = await Promise.all([
    import('./chat-window.tsx'),
    import('./chat-controller.ts'),
  ]);
  return function Window({ controller, onClose }: Shown) {
    controller.current ??= new ChatController();
    return <ChatWindow chat={controller.current} onClose={onClose} />;
  };
});

/** Round button in the corner that opens the assistant's window. */
export function Assistant() {
  const [isOpen, setOpen] = useState(false);
  const controller = useRef<ChatController>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    // The button is rendered in the next frame.
    requestAnimationFrame(() => button.current?.focus());
  };
  if (isOpen) return <Window controller={controller} onClose={close} />;
  return (
    <button
      ref={button}
      type="button"
      className="chat-button"
      aria-label={text.chat.open}
      title={text.chat.open}
      onClick={() => setOpen(true)}
    >
      <CustomerServiceOutlined aria-hidden />
    </button>
  );
}

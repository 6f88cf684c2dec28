import {
  CloseOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  MenuFoldOutlined,
  MenuUnfoldOutlined,
} from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { type KeyboardEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { useIsMobile } from '../theme/use-media.ts';
import { IconButton } from '../widgets/icon-button.tsx';
import type { ChatController } from './chat-controller.ts';
import { ChatInput } from './chat-input.tsx';
import { ConversationList } from './conversation-list.tsx';
import { MessageList } from './message-list.tsx';
import './chat-window.css';

const texts = text.chat;

/** The assistant's window. `chat` holds the state, so that closing loses nothing. */
export function ChatWindow({ chat, onClose }: { chat: ChatController; onClose: () => void }) {
  const state = useSyncExternalStore(chat.subscribe, chat.state);
  const isMobile = useIsMobile();
  const [isListOver, setListOver] = useState(false);
  const { fullscreen, collapsed, listState } = state;
  const isListShown = isMobile ? isListOver : !collapsed;
  useEffect(() => {
    if (chat.state().listState === 'unread') chat.dispatch({ type: 'opened' });
  }, [chat]);
  const toggleList = () => (isMobile ? setListOver(!isListOver) : chat.dispatch({ type: 'toggleList' }));
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    if (fullscreen && !isMobile) chat.dispatch({ type: 'toggleFullscreen' });
    else onClose();
  };
  return (
    <section
      className="chat-window"
      role="dialog"
      aria-label={texts.title}
      aria-busy={listState === 'unread'}
      data-full={fullscreen || undefined}
      data-list={isListShown || undefined}
      onKeyDown={handleKeyDown}
    >
      <header className="chat-head">
        <IconButton label={isListShown ? texts.list.collapse : texts.list.expand} onClick={toggleList}>
          {isListShown ? <MenuFoldOutlined aria-hidden /> : <MenuUnfoldOutlined aria-hidden />}
        </IconButton>
        <h2>{texts.title}</h2>
        <span className="grow" />
        {!isMobile && (
          <IconButton
            label={fullscreen ? texts.exitFullscreen : texts.fullscreen}
            onClick={() => chat.dispatch({ type: 'toggleFullscreen' })}
          >
            {fullscreen ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
          </IconButton>
        )}
        <IconButton label={texts.close} onClick={onClose}>
          <CloseOutlined aria-hidden />
        </IconButton>
      </header>
      <div className="chat-body">
        {isListShown && <ConversationList state={state} chat={chat} onChosen={() => setListOver(false)} />}
        <div className="chat-talk">
          <MessageList state={state} chat={chat} />
          <ChatInput state={state} chat={chat} />
          <p className="chat-tip">{texts.tip}</p>
        </div>
      </div>
    </section>
  );
}

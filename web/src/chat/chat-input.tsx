import { PauseCircleOutlined, SendOutlined } from '@ant-design/icons';
import { mostAsked } from '@campus/contract/assistant';
import { text } from '@campus/contract/messages';
import { Button, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { ChatController } from './chat-controller.ts';
import type { ChatState } from './chat-model.ts';

const texts = text.chat;

/** Question input: Enter sends, Shift+Enter inserts a line break, Enter in an input method is ignored. */
export function ChatInput({ state, chat }: { state: ChatState; chat: ChatController }) {
  const { input, outputting, loading } = state;
  const box = useRef<TextAreaRef>(null);
  useEffect(() => box.current?.focus(), []);
  const send = () => chat.dispatch({ type: 'send' });
  const stop = () => {
    chat.dispatch({ type: 'stop' });
    // The button is removed; keep the focus inside the window.
    box.current?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <div className="chat-input">
      <Input.TextArea
        ref={box}
        aria-label={texts.input}
        placeholder={texts.input}
        autoSize={{ minRows: 1, maxRows: 5 }}
        maxLength={mostAsked}
        value={input}
        onChange={({ target }) => chat.dispatch({ type: 'typed', input: target.value })}
        onKeyDown={handleKeyDown}
      />
      {outputting ? (
        <Button icon={<PauseCircleOutlined aria-hidden />} onClick={stop}>
          {texts.stop}
        </Button>
      ) : (
        <Button
          type="primary"
          icon={<SendOutlined aria-hidden />}
          disabled={loading || input.trim() === ''}
          onClick={send}
        >
          {texts.send}
        </Button>
      )}
    </div>
  );
}

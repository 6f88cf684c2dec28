import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { Button, Skeleton } from 'antd';
import { useEffect, useRef } from 'react';
import { tell } from '../request/tell.ts';
import { IconButton } from '../widgets/icon-button.tsx';
import type { ChatController } from './chat-controller.ts';
import type { ChatState } from './chat-model.ts';

const words = text.chat;

interface ConversationListProps {
  readonly state: ChatState;
  readonly chat: ChatController;
  /** On a phone the list covers the messages and goes when one was chosen. */
  readonly onChosen: () => void;
}

/** The user's conversations, newest first. */
export function ConversationList({ state, chat, onChosen }: ConversationListProps) {
  const { conversations, conversationId, listState } = state;
  const { length } = conversations;
  const before = useRef(length);
  const start = useRef<HTMLButtonElement>(null);
  // A conversation that was deleted takes the focus along, which would leave the window.
  useEffect(() => {
    if (length < before.current) start.current?.focus();
    before.current = length;
  }, [length]);
  return (
    <nav className="chat-list" aria-label={words.list.self}>
      <Button
        ref={start}
        block
        icon={<PlusOutlined aria-hidden />}
        onClick={() => {
          chat.dispatch({ type: 'new' });
          onChosen();
        }}
      >
        {words.new}
      </Button>
      {listState === 'unread' && <Skeleton active className="chat-list-note" title={false} paragraph={{ rows: 3 }} />}
      {listState === 'failed' && (
        <p className="chat-list-note" role="alert">
          {words.list.failed}
          <Button type="link" size="small" onClick={() => chat.dispatch({ type: 'retry' })}>
            {words.retry}
          </Button>
        </p>
      )}
      {listState === 'read' && conversations.length === 0 && <p className="chat-list-note">{words.list.empty}</p>}
      <ul>
        {conversations.map(({ id, name }) => (
          <li key={id} data-chosen={id === conversationId || undefined}>
            <button
              type="button"
              className="chat-choice"
              aria-current={id === conversationId ? 'true' : undefined}
              title={name || words.untitled}
              onClick={() => {
                chat.dispatch({ type: 'choose', id });
                onChosen();
              }}
            >
              {name || words.untitled}
            </button>
            <IconButton label={words.delete.self} onClick={() => void remove(chat, id)}>
              <DeleteOutlined aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}

async function remove(chat: ChatController, id: string): Promise<void> {
  const { title, content, ok } = words.delete;
  if (await tell.confirm({ title, text: content, okText: ok, danger: true })) chat.dispatch({ type: 'delete', id });
}

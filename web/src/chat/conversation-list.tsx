import { DeleteOutlined, EditOutlined, PlusOutlined, SearchOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { Button, Input, Skeleton } from 'antd';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { tell } from '../request/tell.ts';
import { IconButton } from '../widgets/icon-button.tsx';
import type { ChatController } from './chat-controller.ts';
import type { ChatState } from './chat-model.ts';
import { listedConversations } from './chat-state.ts';
import './conversation-list.css';

const texts = text.chat;

interface ConversationListProps {
  readonly state: ChatState;
  readonly chat: ChatController;
  /** On phones the list covers the messages and closes after a choice. */
  readonly onChosen: () => void;
}

/** The user's conversations, newest first. */
export function ConversationList({ state, chat, onChosen }: ConversationListProps) {
  const { conversations, listState } = state;
  const start = useRef<HTMLButtonElement>(null);
  useFocusAfterDeletion(conversations.length, start);
  const shown = listedConversations(state);
  return (
    <nav className="chat-list" aria-label={texts.list.self}>
      <Button
        ref={start}
        block
        icon={<PlusOutlined aria-hidden />}
        onClick={() => {
          chat.dispatch({ type: 'new' });
          onChosen();
        }}
      >
        {texts.new}
      </Button>
      {listState === 'read' && conversations.length > 0 && <Search initial={state.keyword} chat={chat} />}
      {listState === 'unread' && <Skeleton active className="chat-list-note" title={false} paragraph={{ rows: 3 }} />}
      {listState === 'failed' && (
        <p className="chat-list-note" role="alert">
          {texts.list.failed}
          <Button type="link" size="small" onClick={() => chat.dispatch({ type: 'retry' })}>
            {texts.retry}
          </Button>
        </p>
      )}
      {listState === 'read' && conversations.length === 0 && <p className="chat-list-note">{texts.list.empty}</p>}
      {conversations.length > 0 && shown.length === 0 && (
        <p className="chat-list-note" role="status">
          {texts.search.empty}
        </p>
      )}
      <Conversations shown={shown} chosen={state.conversationId} chat={chat} onChosen={onChosen} />
    </nav>
  );
}

/** Deleting a conversation removes the focused element; the focus stays inside the window. */
function useFocusAfterDeletion(length: number, target: RefObject<HTMLElement | null>): void {
  const before = useRef(length);
  useEffect(() => {
    if (length < before.current) target.current?.focus();
    before.current = length;
  }, [length, target]);
}

function Search({ initial, chat }: { initial: string; chat: ChatController }) {
  const [keyword, setKeyword] = useState(initial);
  const search = (words: string) => {
    setKeyword(words);
    chat.dispatch({ type: 'search', keyword: words });
  };
  return (
    <Input
      className="chat-search"
      allowClear
      maxLength={100}
      aria-label={texts.search.self}
      placeholder={texts.search.self}
      prefix={<SearchOutlined aria-hidden />}
      value={keyword}
      onChange={({ target }) => search(target.value)}
      onKeyDown={(event) => {
        // Escape clears the search before it closes the window.
        if (event.key !== 'Escape' || keyword === '' || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        search('');
      }}
    />
  );
}

interface ConversationsProps extends Omit<ConversationListProps, 'state'> {
  readonly shown: ReturnType<typeof listedConversations>;
  readonly chosen: ChatState['conversationId'];
}

function Conversations({ shown, chosen, chat, onChosen }: ConversationsProps) {
  const list = useRef<HTMLUListElement>(null);
  /** Id of the conversation being renamed. */
  const [named, setNamed] = useState<string>();
  /** `refocus`: the field was closed by keyboard. */
  const rename = (id: string, name: string | undefined, refocus: boolean) => {
    setNamed(undefined);
    if (name !== undefined) chat.dispatch({ type: 'rename', id, name });
    if (refocus)
      requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-id="${id}"] [data-edit]`)?.focus());
  };
  return (
    <ul ref={list}>
      {shown.map(({ id, name }) => (
        <li key={id} data-id={id} data-chosen={id === chosen || undefined}>
          {named === id ? (
            <NameInput name={name} onDone={(given, refocus) => rename(id, given, refocus)} />
          ) : (
            <>
              <button
                type="button"
                className="chat-choice"
                aria-current={id === chosen ? 'true' : undefined}
                title={name || texts.untitled}
                onClick={() => {
                  chat.dispatch({ type: 'choose', id });
                  onChosen();
                }}
              >
                {name || texts.untitled}
              </button>
              <IconButton label={texts.rename.self} data-edit onClick={() => setNamed(id)}>
                <EditOutlined aria-hidden />
              </IconButton>
              <IconButton label={texts.delete.self} onClick={() => void remove(chat, id)}>
                <DeleteOutlined aria-hidden />
              </IconButton>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

interface NameInputProps {
  readonly name: string;
  /** Undefined keeps the old name. */
  readonly onDone: (name: string | undefined, refocus: boolean) => void;
}
/** Enter and blur save the name, Escape cancels. */
function NameInput({ name, onDone }: NameInputProps) {
  const [given, setGiven] = useState(name);
  // Closing removes the focus, and that blur must not save a second time.
  const isDone = useRef(false);
  const done = (kept: string | undefined, refocus: boolean) => {
    if (isDone.current) return;
    isDone.current = true;
    onDone(kept, refocus);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    done(event.key === 'Enter' ? given : undefined, true);
  };
  return (
    <Input
      autoFocus
      size="small"
      className="chat-name"
      aria-label={texts.rename.box}
      maxLength={100}
      value={given}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setGiven(target.value)}
      onKeyDown={handleKeyDown}
      onBlur={() => done(given, false)}
    />
  );
}

async function remove(chat: ChatController, id: string): Promise<void> {
  const { title, content, ok } = texts.delete;
  if (await tell.confirm({ title, text: content, okText: ok, danger: true })) chat.dispatch({ type: 'delete', id });
}

import { text } from '@campus/contract/messages';
import { Button, Skeleton } from 'antd';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { keyboardScroll } from '../widgets/keyboard-scroll.ts';
import type { ChatController } from './chat-controller.ts';
import { Answer } from './chat-message.tsx';
import type { ChatMessage, ChatState } from './chat-model.ts';
import { Question } from './chat-question.tsx';

const texts = text.chat;
/** Within this distance from the end the list follows new text. */
const followPx = 60;

/** Messages of a conversation. Follows the streamed text unless the reader has scrolled up. */
export function MessageList({ state, chat }: { state: ChatState; chat: ChatController }) {
  const { messages, loading, listState, hasOlder, hasFailed, questions } = state;
  const box = useRef<HTMLDivElement>(null);
  const updateFollowing = useFollowing(box, state);
  const keepPlace = useScrollAnchor(box, messages);
  const handleScroll = ({ currentTarget }: React.UIEvent<HTMLDivElement>) => {
    updateFollowing();
    keepPlace();
    if (currentTarget.scrollTop === 0 && hasOlder) chat.dispatch({ type: 'older' });
  };
  const isFresh = messages.length === 1 && messages[0]?.key === 'opening';
  return (
    <div
      className="chat-messages"
      ref={box}
      onScroll={handleScroll}
      role="log"
      aria-label={texts.conversation}
      {...keyboardScroll}
    >
      {hasOlder && (
        <Button type="link" size="small" loading={loading} onClick={() => chat.dispatch({ type: 'older' })}>
          {texts.older}
        </Button>
      )}
      {(loading || listState === 'unread') && messages.length === 0 && (
        <Skeleton active paragraph={{ rows: 4 }} title={false} />
      )}
      {hasFailed && (
        <p role="alert" className="chat-failed">
          {texts.historyFailed}
          <Button type="link" size="small" onClick={() => chat.dispatch({ type: 'retry' })}>
            {texts.retry}
          </Button>
        </p>
      )}
      <Messages state={state} chat={chat} />
      {isFresh && questions.length > 0 && (
        <ul className="chat-questions">
          {questions.map((question) => (
            <li key={question}>
              <button type="button" onClick={() => chat.dispatch({ type: 'send', question })}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Messages({ state, chat }: { state: ChatState; chat: ChatController }) {
  const { messages, outputting, loading, canReplace } = state;
  const isBusy = outputting || loading;
  return (
    <ol>
      {messages.map((message, i) =>
        message.role === 'user' ? (
          <Question
            key={message.key}
            message={message}
            isReplaced={canReplace && i < messages.length - 2}
            isBusy={isBusy}
            onEdit={(key, question) => chat.dispatch({ type: 'edit', key, question })}
          />
        ) : (
          <Answer
            key={message.key}
            message={message}
            isWriting={outputting && i === messages.length - 1}
            isLast={i === messages.length - 1}
            isBusy={isBusy}
            onAgain={(key) => chat.dispatch({ type: 'again', key })}
            onAsk={(question) => chat.dispatch({ type: 'send', question })}
            onRate={(key, rating) => chat.dispatch({ type: 'rate', key, rating })}
          />
        ),
      )}
    </ol>
  );
}

/** Scrolls to new text while the reader is at the end. Returns the handler of scroll events. */
function useFollowing(box: RefObject<HTMLElement | null>, state: ChatState): () => void {
  const { messages, outputting, conversationId } = state;
  const isFollowing = useRef(true);
  const last = messages.at(-1);
  // A newly opened conversation starts at its end.
  useEffect(() => {
    isFollowing.current = true;
  }, [conversationId]);
  // Follow the answer to the user's own question, too.
  useEffect(() => {
    if (outputting) isFollowing.current = true;
  }, [outputting]);
  // The end moves with the conversation, each message, each chunk of text and the actions below an answer.
  useEffect(() => {
    if (isFollowing.current) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [box, last, messages.length, conversationId]);
  return () => {
    if (!box.current) return;
    const { scrollTop, scrollHeight, clientHeight } = box.current;
    isFollowing.current = scrollHeight - scrollTop - clientHeight < followPx;
  };
}

/** Keeps the scroll position when older messages are added on top. Returns the handler of scroll events. */
function useScrollAnchor(box: RefObject<HTMLElement | null>, messages: readonly ChatMessage[]): () => void {
  const first = messages[0]?.key;
  const position = useRef({ first, top: 0, height: 0 });
  const savePosition = () => {
    if (box.current) position.current = { first, top: box.current.scrollTop, height: box.current.scrollHeight };
  };
  useLayoutEffect(() => {
    const { first: before, top, height } = position.current;
    const isOlder = before !== first && messages.some(({ key }) => key === before);
    if (isOlder && box.current) box.current.scrollTop = top + box.current.scrollHeight - height;
    savePosition();
  });
  return savePosition;
}

import { text } from '@campus/contract/messages';
import { Button, Skeleton } from 'antd';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ChatController } from './chat-controller.ts';
import { Answer } from './chat-message.tsx';
import type { ChatMessage, ChatState, Rating } from './chat-model.ts';
import { Question } from './chat-question.tsx';

const words = text.chat;
/** So near the end the reader follows it. */
const followPx = 60;

/** The bubbles of a conversation; follows what is written unless the reader has scrolled up. */
export function MessageList({ state, chat }: { state: ChatState; chat: ChatController }) {
  const { messages, outputting, loading, listState, hasOlder, hasFailed, questions, conversationId, canReplace } =
    state;
  const box = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const last = messages.at(-1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a conversation that was just opened is looked at from its end
  useEffect(() => {
    isFollowing.current = true;
  }, [conversationId]);
  // And so is what is answered to one's own question.
  useEffect(() => {
    if (outputting) isFollowing.current = true;
  }, [outputting]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another conversation, another bubble, every piece of text and what stands below an answer move the end
  useEffect(() => {
    if (isFollowing.current) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [last, messages.length, conversationId]);

  const keepPlace = useKeptPlace(box, messages);
  const scrolled = ({ currentTarget }: React.UIEvent<HTMLDivElement>) => {
    const { scrollTop, scrollHeight, clientHeight } = currentTarget;
    isFollowing.current = scrollHeight - scrollTop - clientHeight < followPx;
    keepPlace();
    if (scrollTop === 0 && hasOlder) chat.dispatch({ type: 'older' });
  };
  const ask = (question: string) => chat.dispatch({ type: 'send', question });
  const rate = (key: string, rating: Rating) => chat.dispatch({ type: 'rate', key, rating });
  const again = (key: string) => chat.dispatch({ type: 'again', key });
  const edit = (key: string, question: string) => chat.dispatch({ type: 'edit', key, question });
  const isFresh = messages.length === 1 && messages[0]?.key === 'opening';
  return (
    <div
      className="chat-messages"
      ref={box}
      onScroll={scrolled}
      role="log"
      aria-label={words.conversation}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by the keyboard
      tabIndex={0}
    >
      {hasOlder && (
        <Button type="link" size="small" loading={loading} onClick={() => chat.dispatch({ type: 'older' })}>
          {words.older}
        </Button>
      )}
      {(loading || listState === 'unread') && messages.length === 0 && (
        <Skeleton active paragraph={{ rows: 4 }} title={false} />
      )}
      {hasFailed && (
        <p role="alert" className="chat-failed">
          {words.historyFailed}
          <Button type="link" size="small" onClick={() => chat.dispatch({ type: 'retry' })}>
            {words.retry}
          </Button>
        </p>
      )}
      <ol>
        {messages.map((message, i) =>
          message.role === 'user' ? (
            <Question
              key={message.key}
              message={message}
              isReplaced={canReplace && i < messages.length - 2}
              isBusy={outputting || loading}
              onEdit={edit}
            />
          ) : (
            <Answer
              key={message.key}
              message={message}
              isWriting={outputting && i === messages.length - 1}
              isLast={i === messages.length - 1}
              isBusy={outputting || loading}
              onAgain={again}
              onAsk={ask}
              onRate={rate}
            />
          ),
        )}
      </ol>
      {isFresh && questions.length > 0 && (
        <ul className="chat-questions">
          {questions.map((question) => (
            <li key={question}>
              <button type="button" onClick={() => ask(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Keeps what is read in its place when older messages come above it. Gives what to call when the reader has scrolled. */
function useKeptPlace(box: RefObject<HTMLElement | null>, messages: readonly ChatMessage[]): () => void {
  const first = messages[0]?.key;
  const place = useRef({ first, top: 0, height: 0 });
  const keep = () => {
    if (box.current) place.current = { first, top: box.current.scrollTop, height: box.current.scrollHeight };
  };
  useLayoutEffect(() => {
    const { first: before, top, height } = place.current;
    const isOlder = before !== first && messages.some(({ key }) => key === before);
    if (isOlder && box.current) box.current.scrollTop = top + box.current.scrollHeight - height;
    keep();
  });
  return keep;
}

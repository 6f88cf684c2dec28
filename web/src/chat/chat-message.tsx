import { CopyOutlined, DislikeOutlined, LikeOutlined } from '@ant-design/icons';
import type { WireSource } from '@campus/contract/assistant';
import { cleanAnswer } from '@campus/contract/interaction';
import { text } from '@campus/contract/messages';
import { memo } from 'react';
import { copyText } from '../request/copy-text.ts';
import { IconButton } from '../widgets/icon-button.tsx';
import { SafeMarkdown } from '../widgets/safe-markdown.tsx';
import type { ChatMessage, Rating } from './chat-model.ts';

const words = text.chat;
/** From here on an entry was the answer; one below it is a question worth asking. */
const sureScore = 0.6;

interface MessageProps {
  readonly message: ChatMessage;
  readonly isWriting: boolean;
  readonly onAsk: (question: string) => void;
  readonly onRate: (key: string, rating: Rating) => void;
}

/** One bubble: the user's words as they are, the assistant's as Markdown with what they rest on. */
export const Message = memo(function Message({ message, isWriting, onAsk, onRate }: MessageProps) {
  if (message.role === 'user') {
    return (
      <li className="chat-message" data-role="user">
        <span className="visually-hidden">{words.you}：</span>
        <div className="chat-bubble">{message.content}</div>
      </li>
    );
  }
  const { content, status, thinking, stopped, sources = [] } = message;
  return (
    <li className="chat-message" data-role="assistant" data-status={status}>
      <div className="chat-bubble">
        {thinking ? (
          <span className="chat-thinking">{content}</span>
        ) : status === 'error' ? (
          <span role="alert">{content}</span>
        ) : (
          <SafeMarkdown markdown={cleanAnswer(content)} />
        )}
        {stopped && <p className="chat-stopped">{words.stopped}</p>}
        {!isWriting && sources.length > 0 && <Sources sources={sources} onAsk={onAsk} />}
      </div>
      {!isWriting && !status && message.messageId && <Actions message={message} onRate={onRate} />}
    </li>
  );
});

function Sources({ sources, onAsk }: { sources: readonly WireSource[]; onAsk: (question: string) => void }) {
  return (
    <div className="chat-sources">
      <span>{sources.every(({ score = 0 }) => score < sureScore) ? words.ask : words.sources}</span>
      <ul>
        {sources.map(({ document_id: id, document_name: name = '', dataset_name: base = '', score = 0 }, i) => (
          <li key={id ?? i}>
            {score < sureScore ? (
              <button type="button" onClick={() => onAsk(name)}>
                {name}
              </button>
            ) : (
              <span title={words.likeness(Math.round(score * 100))}>
                {base} · {name}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Actions({ message, onRate }: Pick<MessageProps, 'message' | 'onRate'>) {
  const { key, content, rating } = message;
  const rate = (wanted: 'like' | 'dislike') => onRate(key, rating === wanted ? null : wanted);
  return (
    <div className="chat-actions">
      {/* Absent on pages that did not come by a safe connection. */}
      {navigator.clipboard && (
        <IconButton label={words.copy} onClick={() => void copyText(content, words.copied)}>
          <CopyOutlined aria-hidden />
        </IconButton>
      )}
      <IconButton label={words.helpful} pressed={rating === 'like'} onClick={() => rate('like')}>
        <LikeOutlined aria-hidden />
      </IconButton>
      <IconButton label={words.unhelpful} pressed={rating === 'dislike'} onClick={() => rate('dislike')}>
        <DislikeOutlined aria-hidden />
      </IconButton>
    </div>
  );
}

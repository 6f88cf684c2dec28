import { CopyOutlined, DislikeOutlined, LikeOutlined, ReloadOutlined } from '@ant-design/icons';
import type { WireSource } from '@campus/contract/assistant';
import { cleanAnswer } from '@campus/contract/interaction';
import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import { memo } from 'react';
import { copyText } from '../request/copy-text.ts';
import { IconButton } from '../widgets/icon-button.tsx';
import { CopyableMarkdown } from './chat-code.tsx';
import type { ChatMessage, Rating } from './chat-model.ts';
import { isSuggested, removeSuggested } from './suggested.ts';
import './chat-message.css';

const texts = text.chat;

interface MessageProps {
  readonly message: ChatMessage;
  readonly isWriting: boolean;
  /** Whether it is the last message and no answer is running. */
  readonly isLast: boolean;
  /** Whether any answer is running. */
  readonly isBusy: boolean;
  readonly onAgain: (key: string) => void;
  readonly onAsk: (question: string) => void;
  readonly onRate: (key: string, rating: Rating) => void;
}

/** An answer: Markdown, its sources and its actions. */
export const Answer = memo(function Answer(props: MessageProps) {
  const { message, isWriting, isLast, isBusy, onAgain, onAsk, onRate } = props;
  const { content, status, thinking, stopped, sources = [] } = message;
  return (
    <li className="chat-message" data-role="assistant" data-status={status}>
      <div className="chat-bubble">
        {thinking ? (
          <span className="chat-thinking">{content}</span>
        ) : status === 'error' ? (
          <span role="alert">
            {content}
            <Button type="link" size="small" disabled={isBusy} onClick={() => onAgain(message.key)}>
              {texts.retry}
            </Button>
          </span>
        ) : (
          <CopyableMarkdown markdown={cleanAnswer(isWriting ? content : removeSuggested(content, sources))} />
        )}
        {stopped && <p className="chat-stopped">{texts.stopped}</p>}
        {!isWriting && sources.length > 0 && <Sources sources={sources} onAsk={onAsk} />}
      </div>
      {!isWriting && !status && message.messageId && (
        <Actions message={message} onRate={onRate} {...(isLast && { onAgain })} />
      )}
    </li>
  );
});

function Sources({ sources, onAsk }: { sources: readonly WireSource[]; onAsk: (question: string) => void }) {
  const isAsking = sources.every(isSuggested);
  return (
    <div className="chat-sources" data-asking={isAsking || undefined}>
      <span>{isAsking ? texts.ask : texts.sources}</span>
      <ul>
        {sources.map(({ document_id: id, document_name: name = '', dataset_name: base = '', score = 0 }, i) => (
          <li key={id ?? i}>
            {isSuggested({ score }) ? (
              <button type="button" onClick={() => onAsk(name)}>
                {name}
              </button>
            ) : (
              <span title={texts.likeness(Math.round(score * 100))}>
                {base} · {name}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ActionsProps extends Pick<MessageProps, 'message' | 'onRate'> {
  readonly onAgain?: (key: string) => void;
}
function Actions({ message, onRate, onAgain }: ActionsProps) {
  const { key, content, rating } = message;
  const rate = (wanted: 'like' | 'dislike') => onRate(key, rating === wanted ? null : wanted);
  return (
    <div className="chat-actions">
      {/* The clipboard API exists in secure contexts only. */}
      {navigator.clipboard && (
        <IconButton label={texts.copy} onClick={() => void copyText(content, texts.copied)}>
          <CopyOutlined aria-hidden />
        </IconButton>
      )}
      {onAgain && (
        <IconButton label={texts.again} onClick={() => onAgain(key)}>
          <ReloadOutlined aria-hidden />
        </IconButton>
      )}
      <IconButton label={texts.helpful} pressed={rating === 'like'} onClick={() => rate('like')}>
        <LikeOutlined aria-hidden />
      </IconButton>
      <IconButton label={texts.unhelpful} pressed={rating === 'dislike'} onClick={() => rate('dislike')}>
        <DislikeOutlined aria-hidden />
      </IconButton>
    </div>
  );
}

import { CopyOutlined, EditOutlined } from '@ant-design/icons';
import { mostAsked } from '@campus/contract/assistant';
import { text } from '@campus/contract/messages';
import { Button, Input } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import { copyText } from '../request/copy-text.ts';
import { IconButton } from '../widgets/icon-button.tsx';
import type { ChatMessage } from './chat-model.ts';
import './chat-message.css';

const texts = text.chat;

interface QuestionProps {
  readonly message: ChatMessage;
  /** Whether editing the question removes the messages after it. */
  readonly isReplaced: boolean;
  /** Whether an answer is running, so that nothing can be asked. */
  readonly isBusy: boolean;
  readonly onEdit: (key: string, question: string) => void;
}

/** A question of the user, as plain text; it can be edited and asked again. */
export function Question({ message, isReplaced, isBusy, onEdit }: QuestionProps) {
  const [isEdited, setEdited] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const { key, content } = message;
  const close = () => {
    setEdited(false);
    // The button is rendered in the next frame; keep the focus inside the window.
    requestAnimationFrame(() => item.current?.querySelector<HTMLElement>('[data-edit]')?.focus());
  };
  return (
    <li ref={item} className="chat-message" data-role="user">
      <span className="visually-hidden">{texts.you}：</span>
      {isEdited ? (
        <QuestionEditor
          content={content}
          isReplaced={isReplaced}
          isBusy={isBusy}
          onClose={close}
          onSend={(question) => {
            setEdited(false);
            onEdit(key, question);
          }}
        />
      ) : (
        <>
          <div className="chat-bubble">{content}</div>
          <div className="chat-actions">
            {navigator.clipboard && (
              <IconButton label={texts.copy} onClick={() => void copyText(content, texts.copied)}>
                <CopyOutlined aria-hidden />
              </IconButton>
            )}
            <IconButton label={texts.edit.self} disabled={isBusy} data-edit onClick={() => setEdited(true)}>
              <EditOutlined aria-hidden />
            </IconButton>
          </div>
        </>
      )}
    </li>
  );
}

interface EditorProps {
  readonly content: string;
  readonly isReplaced: boolean;
  readonly isBusy: boolean;
  readonly onSend: (question: string) => void;
  readonly onClose: () => void;
}
/** Enter sends, Shift+Enter inserts a line break, Escape cancels. */
function QuestionEditor({ content, isReplaced, isBusy, onSend, onClose }: EditorProps) {
  const [question, setQuestion] = useState(content);
  const canSend = question.trim() !== '' && !isBusy;
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      if (canSend) onSend(question);
    }
  };
  return (
    <div className="chat-edit">
      <Input.TextArea
        autoFocus
        aria-label={texts.edit.box}
        autoSize={{ minRows: 1, maxRows: 6 }}
        maxLength={mostAsked}
        value={question}
        onFocus={({ target }) => target.setSelectionRange(question.length, question.length)}
        onChange={({ target }) => setQuestion(target.value)}
        onKeyDown={handleKeyDown}
      />
      <div className="chat-edit-foot">
        {isReplaced && <span>{texts.edit.follows}</span>}
        <Button size="small" onClick={onClose}>
          {texts.edit.cancel}
        </Button>
        <Button size="small" type="primary" disabled={!canSend} onClick={() => onSend(question)}>
          {texts.edit.send}
        </Button>
      </div>
    </div>
  );
}

import { CloseOutlined, MoreOutlined, PushpinOutlined } from '@ant-design/icons';
import {
  type ChatMessage,
  chatModes,
  liveLimits,
  liveRoleNames,
  liveRoles,
  messageTypes,
  liveScreen as texts,
  type WatchedLive,
} from '@campus/contract/live';
import { Button, Dropdown, Input, type MenuProps } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { RequestFailed } from '../../request/request-failed.ts';
import { StatusTag } from '../../widgets/status.tsx';
import './live-chat.css';
import type { LiveOwner } from './live-owner.ts';

const words = texts.chatPanel;

interface ChatPanelProps<W extends WatchedLive = WatchedLive> {
  readonly owner: LiveOwner<W>;
  readonly live: W;
  readonly messages: readonly ChatMessage[];
  readonly onSent: (message: ChatMessage) => void;
  /** Actions of a moderator on one message. */
  readonly actions?: ((message: ChatMessage) => MenuProps['items']) | undefined;
}

/** The reason this viewer cannot speak now. */
function findObstacle<W extends WatchedLive>(owner: LiveOwner<W>, live: W): string | undefined {
  const { chatEnabled, chatMode, role, isMuted } = live;
  if (role === null) return words.placeholderVisitor;
  if (!owner.canSpeak(live))
    return owner.describe(live.status).phase === 'ended' ? words.placeholderEnded : words.placeholderNotOpen;
  if (!chatEnabled) return words.placeholderClosed;
  if (isMuted) return words.placeholderMuted;
  return chatMode === chatModes.silent && role === liveRoles.viewer ? words.placeholderSilent : undefined;
}

/** The chat of a stream: messages with the pinned one on top, and the line to write. */
export function ChatPanel<W extends WatchedLive>({ owner, live, messages, onSent, actions }: ChatPanelProps<W>) {
  const [replyTo, setReplyTo] = useState<ChatMessage>();
  const pinned = messages.find(({ isPinned }) => isPinned);
  const obstacle = findObstacle(owner, live);
  const canSpeak = obstacle === undefined;
  return (
    <section className="live-chat" aria-label={texts.chat}>
      {pinned && (
        <p className="live-pinned">
          <PushpinOutlined aria-label={words.pinned} /> <b>{pinned.senderName}</b> {pinned.content}
        </p>
      )}
      <Messages messages={messages} onReply={canSpeak ? setReplyTo : undefined} actions={actions} />
      <ChatInput
        send={owner.send}
        obstacle={obstacle}
        replyTo={replyTo}
        onCancelReply={() => setReplyTo(undefined)}
        onSent={(message) => {
          setReplyTo(undefined);
          onSent(message);
        }}
      />
    </section>
  );
}

interface MessagesProps extends Pick<ChatPanelProps, 'messages' | 'actions'> {
  readonly onReply: ((message: ChatMessage) => void) | undefined;
}
/** Follows new messages while the end is in sight. */
function Messages({ messages, onReply, actions }: MessagesProps) {
  const box = useRef<HTMLOListElement>(null);
  const [isBehind, setBehind] = useState(false);
  const isAtEnd = useRef(true);
  const last = messages.at(-1)?.seq;
  useEffect(() => {
    const element = box.current;
    if (!element || last === undefined) return;
    if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    else setBehind(true);
  }, [last]);
  const follow = () => {
    const element = box.current;
    if (!element) return;
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < 40;
    if (isAtEnd.current) setBehind(false);
  };
  return (
    <div className="live-messages">
      <ol ref={box} onScroll={follow} aria-live="polite" aria-label={words.messages}>
        {messages.length === 0 && <li className="live-line">{words.none}</li>}
        {messages.map((message) => (
          <li key={message.id} className={message.msgType === messageTypes.system ? 'live-line' : 'live-message'}>
            {message.msgType === messageTypes.system ? (
              message.content
            ) : (
              <Message message={message} onReply={onReply} actions={actions} />
            )}
          </li>
        ))}
      </ol>
      {isBehind && (
        <Button
          size="small"
          type="primary"
          className="live-newer"
          onClick={() => {
            if (box.current) box.current.scrollTop = box.current.scrollHeight;
          }}
        >
          {words.newer}
        </Button>
      )}
    </div>
  );
}

function Message({ message, onReply, actions }: { message: ChatMessage } & Omit<MessagesProps, 'messages'>) {
  const { senderName, senderRole, content, sendTime, status, replyTo, senderId } = message;
  const items = actions?.(message);
  const role = senderRole === liveRoles.viewer ? undefined : liveRoleNames[senderRole];
  return (
    <>
      <header>
        <b>{senderName}</b>
        {role && <StatusTag tone="progress">{role}</StatusTag>}
        {status === 0 && <StatusTag tone="waiting">{words.waiting}</StatusTag>}
        <time>{sendTime.slice(11, 16)}</time>
        <span className="live-message-tools">
          {onReply && status !== 0 && senderId && (
            <Button type="link" size="small" onClick={() => onReply(message)}>
              {words.reply}
            </Button>
          )}
          {items && items.length > 0 && (
            <Dropdown menu={{ items }} trigger={['click']}>
              <Button type="text" size="small" icon={<MoreOutlined />} aria-label={`${words.actions} ${senderName}`} />
            </Dropdown>
          )}
        </span>
      </header>
      {replyTo && (
        <blockquote>
          {replyTo.senderName}：{replyTo.content}
        </blockquote>
      )}
      <p>{content}</p>
    </>
  );
}

const Replying = ({ to, onCancel }: { readonly to: ChatMessage; readonly onCancel: () => void }) => (
  <p className="live-replying">
    {words.replyTo(to.senderName)}
    <Button type="text" size="small" icon={<CloseOutlined />} aria-label={words.cancelReply} onClick={onCancel} />
  </p>
);

interface ChatInputProps {
  readonly send: LiveOwner['send'];
  readonly obstacle: string | undefined;
  readonly replyTo: ChatMessage | undefined;
  readonly onCancelReply: () => void;
  readonly onSent: (message: ChatMessage) => void;
}
function ChatInput({ send, obstacle, replyTo, onCancelReply, onSent }: ChatInputProps): ReactNode {
  const [content, setContent] = useState('');
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const submit = async () => {
    if (content.trim() === '' || isSending) return;
    setSending(true);
    try {
      const sent = await send(content, replyTo?.id);
      setContent('');
      setRefusal(undefined);
      onSent(sent);
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      setRefusal(error.message);
    } finally {
      setSending(false);
    }
  };
  return (
    <form
      className="live-input"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {replyTo && <Replying to={replyTo} onCancel={onCancelReply} />}
      {refusal && (
        <p className="live-refusal" role="alert">
          {refusal}
        </p>
      )}
      <div>
        <Input
          value={content}
          maxLength={liveLimits.chatLength}
          disabled={obstacle !== undefined}
          placeholder={obstacle ?? words.placeholder}
          aria-label={words.placeholder}
          onChange={(event) => setContent(event.target.value)}
        />
        <Button
          type="primary"
          htmlType="submit"
          disabled={obstacle !== undefined || content.trim() === ''}
          loading={isSending}
        >
          {words.send}
        </Button>
      </div>
    </form>
  );
}

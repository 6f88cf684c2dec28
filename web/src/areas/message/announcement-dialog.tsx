import { type Announcement, announcementOpenings, messageTexts } from '@campus/contract/message';
import { text } from '@campus/contract/messages';
import { safeUrl } from '@campus/contract/rules';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { FileLinks } from '../../widgets/files/file-links.tsx';
import { Modal } from '../../widgets/modal.tsx';
import { SafeHtml } from '../../widgets/safe-html.tsx';
import './announcement.css';

interface AnnouncementDialogProps {
  readonly announcement: Announcement;
  readonly onClose: () => void;
}

/** Sender of an announcement; system messages have no person. */
const getSender = ({ sender, sender_dictText }: Pick<Announcement, 'sender' | 'sender_dictText'>): string =>
  sender_dictText ?? sender ?? messageTexts.announcement.system;

/** Text of an announcement, with a button when it has a link. */
export function AnnouncementDialog({ announcement, onClose }: AnnouncementDialogProps) {
  const navigate = useNavigate();
  const { titile, sendTime, createTime, msgContent, openType, openPage, attachments } = announcement;
  const address = openType === announcementOpenings.url ? safeUrl(openPage) : undefined;
  const handle = (target: string) => {
    onClose();
    if (target.startsWith('/')) void navigate(target);
    else window.open(target, '_blank', 'noopener,noreferrer');
  };
  return (
    <Modal
      data-widget="announcement-dialog"
      open
      canFill
      title={text.annt.title}
      width="60%"
      footer={
        <>
          <Button onClick={onClose}>{text.annt.close}</Button>
          {address !== undefined && (
            <Button type="primary" onClick={() => handle(address)}>
              {text.annt.handle}
            </Button>
          )}
        </>
      }
      onCancel={onClose}
    >
      <article className="annt-text">
        <h2>{titile}</h2>
        <p className="annt-meta">{text.annt.meta(getSender(announcement), sendTime ?? createTime)}</p>
        <SafeHtml className="annt-body" html={msgContent} />
        {attachments && (
          <div className="annt-files">
            <FileLinks value={attachments} />
          </div>
        )}
      </article>
    </Modal>
  );
}

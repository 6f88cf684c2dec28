import {
  ArrowLeftOutlined,
  ArrowRightOutlined,
  DeleteOutlined,
  ExclamationCircleFilled,
  ReloadOutlined,
} from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { Progress } from 'antd';
import { IconButton } from '../icon-button.tsx';
import { StoredImage } from './stored-image.tsx';
import type { UploadItem } from './upload-items.ts';

interface ImageCardProps {
  readonly item: UploadItem;
  readonly onOpen: () => void;
  readonly onRemove?: () => void;
  readonly onRetry?: () => void;
  /** Undefined for a single image. */
  readonly onMove?: ((by: -1 | 1) => void) | undefined;
}

/** An image of an upload field as a card, with its tools. */
export function ImageCard({ item, onOpen, onRemove, onRetry, onMove }: ImageCardProps) {
  return (
    <div className={`upload-card ${item.status}`}>
      {item.status === 'done' && (
        <button type="button" className="thumbnail" aria-label={`${text.common.preview} ${item.name}`} onClick={onOpen}>
          <StoredImage path={item.path} alt={item.name} />
        </button>
      )}
      {item.status === 'uploading' && <Progress type="circle" size={48} percent={item.percent} />}
      {item.status === 'error' && (
        <span role="alert" title={item.message}>
          <ExclamationCircleFilled aria-hidden /> {text.upload.failed}
        </span>
      )}
      <div className="upload-card-tools">
        {item.status === 'error' && onRetry && (
          <IconButton label={`${text.upload.retry} ${item.name}`} onClick={onRetry}>
            <ReloadOutlined aria-hidden />
          </IconButton>
        )}
        {item.status === 'done' && onMove && (
          <>
            <IconButton label={text.control.moveLeft} onClick={() => onMove(-1)}>
              <ArrowLeftOutlined aria-hidden />
            </IconButton>
            <IconButton label={text.control.moveRight} onClick={() => onMove(1)}>
              <ArrowRightOutlined aria-hidden />
            </IconButton>
          </>
        )}
        {onRemove && (
          <IconButton label={text.control.removeFile(item.name)} onClick={onRemove}>
            <DeleteOutlined aria-hidden />
          </IconButton>
        )}
      </div>
    </div>
  );
}

import { applyEntryCode, fairDayTexts } from '@campus/contract/jobfair';
import { text } from '@campus/contract/messages';
import { Button, Skeleton } from 'antd';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { copyText } from '../../request/copy-text.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { Modal } from '../../widgets/modal.tsx';
import { QrPicture } from '../../widgets/qr-dialog.tsx';
import './fair-apply.css';

const texts = fairDayTexts.mine;

/** The code with which a company checks in. Mount it to open it. */
export function EntryCodeDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { data, error, refetch } = useEndpoint(applyEntryCode, { id }, { quiet: true });
  return (
    <Modal
      open
      title={texts.code}
      width={380}
      footer={
        <>
          {data && <Button onClick={() => void copyText(data.code, texts.copied)}>{texts.copy}</Button>}
          <Button onClick={onClose}>{text.common.close}</Button>
        </>
      }
      onCancel={onClose}
    >
      {error && !data ? (
        <LoadError error={error} onRetry={refetch} />
      ) : data ? (
        <div className="entry-code">
          <strong>{data.fairTitle}</strong>
          <QrPicture text={new URL(data.url, window.location.origin).href} size={220} />
          <b>{data.code}</b>
          <span>
            {data.companyName}
            {data.boothNos ? ` · ${texts.booth(data.boothNos)}` : ''}
          </span>
          <span className="muted">{texts.codeHint}</span>
        </div>
      ) : (
        <Skeleton active paragraph={{ rows: 6 }} />
      )}
    </Modal>
  );
}

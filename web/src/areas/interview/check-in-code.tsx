import { interview, interviewScreen, type OwnCheckInCode, studentCheckInCode } from '@campus/contract/interview';
import { text } from '@campus/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { LoadError } from '../../kit/detail/load-error.tsx';
import type { RowData } from '../../kit/field/row.ts';
import { getBehalf } from '../../kit/step/student-steps.tsx';
import { request } from '../../request/client.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { Modal } from '../../widgets/modal.tsx';
import { QrPicture } from '../../widgets/qr-dialog.tsx';
import './interview.css';

/** The code that the student shows, for an interviewer to scan or to type. Mount it to open it. */
export function CheckInCode({ row, onClose }: { row: RowData; onClose: () => void }) {
  const { data, error, refetch } = useQuery<OwnCheckInCode, RequestFailed>({
    queryKey: [interview.name, 'checkInCode', row.id],
    queryFn: ({ signal }) =>
      request({
        method: 'GET',
        path: studentCheckInCode.path,
        query: { id: row.id },
        headers: getBehalf(row),
        signal,
        quiet: true,
      }),
  });
  return (
    <Modal
      open
      title={`${text.listPage.onBehalf} · ${interviewScreen.behalf.code}`}
      width={360}
      footer={<Button onClick={onClose}>{text.common.close}</Button>}
      onCancel={onClose}
    >
      {error && !data ? (
        <LoadError error={error} onRetry={refetch} />
      ) : data ? (
        <div className="checkin-code">
          <QrPicture text={data.url} size={220} />
          <b>{data.code}</b>
          <span className="muted">{interviewScreen.codeHint}</span>
        </div>
      ) : (
        <Skeleton active paragraph={{ rows: 6 }} />
      )}
    </Modal>
  );
}

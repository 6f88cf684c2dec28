import { text } from '@campus/contract/messages';
import { checkEmployment, employmentTexts as texts } from '@campus/contract/statistics';
import { Button, Skeleton } from 'antd';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { Modal } from '../../widgets/modal.tsx';
import './cohort-line.css';

interface EmploymentCheckProps {
  readonly gradYear: number;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}
/** Submitted destinations of a cohort that contradict the rules. Mount it to open it. */
export function EmploymentCheck({ gradYear, onOpen, onClose }: EmploymentCheckProps) {
  const { data, error, refetch } = useEndpoint(checkEmployment, { gradYear }, { quiet: true });
  return (
    <Modal
      open
      title={texts.check}
      width={720}
      footer={<Button onClick={onClose}>{text.common.close}</Button>}
      onCancel={onClose}
    >
      {error && !data && <LoadError error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active paragraph={{ rows: 6 }} />}
      {data && (
        <>
          <p>
            {texts.checkDone(data.checked, data.total)}
            {data.rows.length < data.total && `，${texts.checkFirst(data.rows.length)}`}
          </p>
          <ul className="cohort-problems">
            {data.rows.map(({ id, realname, studentNo, problems }) => (
              <li key={id}>
                <span>
                  {realname} {studentNo}：{problems.join('；')}
                </span>
                <Button type="link" size="small" onClick={() => onOpen(id)}>
                  {texts.open}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Modal>
  );
}

import { ReloadOutlined } from '@ant-design/icons';
import { auditState, logTexts } from '@campus/contract/system';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { IconButton } from '../../widgets/icon-button.tsx';
import { StatusTag } from '../../widgets/status.tsx';
import './audit-state.css';

const words = logTexts.audit;

/** Whether the chain of sensitive acts is as it was written, and from which number on it is not. */
export function AuditStateTag() {
  const state = useEndpoint(auditState, {}, { quiet: true });
  const { data, isFetching, error } = state;
  const shown = () => {
    if (isFetching && !data) return <StatusTag tone="neutral">{words.checking}</StatusTag>;
    if (error || !data) return <StatusTag tone="waiting">{words.failed}</StatusTag>;
    if (data.firstBroken !== null) return <StatusTag tone="bad">{words.broken(data.firstBroken)}</StatusTag>;
    return <StatusTag tone="done">{words.whole(data.rows)}</StatusTag>;
  };
  const title = error?.message ?? (data?.lastTime ? words.last(data.lastTime) : words.none);
  return (
    <span className="audit-state" role="status" title={title}>
      {shown()}
      <IconButton label={words.again} disabled={isFetching} onClick={() => void state.refetch()}>
        <ReloadOutlined aria-hidden spin={isFetching} />
      </IconButton>
    </span>
  );
}

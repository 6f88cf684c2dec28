import { auditState, logTexts } from '@campus/contract/system';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { StatusTag } from '../../widgets/status.tsx';
import './audit-state.css';

const texts = logTexts.audit;

/** Whether the audit chain is intact, and otherwise the first broken number; a click checks again. */
export function AuditStateTag() {
  const { data, error, isFetching, refetch } = useEndpoint(auditState, {}, { quiet: true });
  const renderState = () => {
    if (isFetching) return <StatusTag tone="neutral">{texts.checking}</StatusTag>;
    if (error || !data) return <StatusTag tone="waiting">{texts.failed}</StatusTag>;
    if (data.firstBroken !== null) return <StatusTag tone="bad">{texts.broken(data.firstBroken)}</StatusTag>;
    return <StatusTag tone="done">{texts.whole}</StatusTag>;
  };
  const facts = data?.lastTime ? texts.last(data.rows, data.lastTime) : texts.none;
  return (
    <button
      type="button"
      className="audit-state"
      aria-live="polite"
      title={`${error?.message ?? facts}，${texts.again}`}
      disabled={isFetching}
      onClick={() => void refetch()}
    >
      {renderState()}
    </button>
  );
}

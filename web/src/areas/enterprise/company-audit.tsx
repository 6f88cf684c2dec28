import { company, companyCounts, companyFlow, enterpriseTexts } from '@campus/contract/enterprise';
import { getCodes } from '@campus/contract/kit';
import { QueueCase } from '../../kit/detail/queue-case.tsx';
import { QueuePage, useQueue } from '../../kit/detail/queue-page.tsx';
import { formatWaitingTime, Overdue, useWaitingNote } from '../../kit/detail/waiting-time.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import { useCounts } from '../../kit/list/status-tabs.tsx';
import { CompanyCase } from './audit-case.tsx';
import './company-audit.css';

const [waiting] = getCodes(companyFlow, 'waiting');

const getFace = (row: RowData) => (
  <>
    <b title={asText(row.companyName)}>{asText(row.companyName)}</b>
    <span className="master-list-meta">
      {formatWaitingTime(row)}
      <Overdue row={row} />
    </span>
  </>
);

/** 企业审核: waiting companies on the left; data, documents and check results on the right. */
export function CompanyAuditPage() {
  const list = useQueue({
    entity: company,
    waiting: { auditStatus: waiting },
    since: 'submitTime',
    name: 'companyName',
  });
  const count = useCounts(company, companyCounts)?.waiting;
  useWaitingNote(count ? enterpriseTexts.waiting(count) : undefined, list.rows);
  return (
    <QueuePage list={list} words={enterpriseTexts.auditPage} face={getFace}>
      {(id, place) => (
        <QueueCase key={id} entity={company} id={id} onBack={place.onBack}>
          {(row) => <CompanyCase row={row} place={place} />}
        </QueueCase>
      )}
    </QueuePage>
  );
}

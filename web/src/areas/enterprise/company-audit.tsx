import { company, companyCounts, companyFlow, enterpriseTexts } from '@campus/contract/enterprise';
import { codesOf } from '@campus/contract/kit';
import { useMemo } from 'react';
import { asText, type RowData } from '../../kit/row.ts';
import { useCounts } from '../../kit/status-tabs.tsx';
import { Overdue, waitedSince } from '../../kit/waited.tsx';
import { useWaiting, WaitingPage } from '../../kit/waiting-page.tsx';
import { usePageNote } from '../../widgets/page-frame.tsx';
import { AuditCase } from './audit-case.tsx';
import './company-audit.css';

const [waiting] = codesOf(companyFlow, 'waiting');

/** Says at the page's title how many wait and how many of them too long. */
function useAuditNote(late: number): void {
  const n = useCounts(company, companyCounts)?.waiting;
  const note = useMemo(
    () =>
      n ? (
        <>
          {enterpriseTexts.waiting(n)}
          {late > 0 && <span className="late">，{enterpriseTexts.late(late)}</span>}
        </>
      ) : undefined,
    [n, late],
  );
  usePageNote(note);
}

const faceOf = (row: RowData) => (
  <>
    <b title={asText(row.companyName)}>{asText(row.companyName)}</b>
    <span className="pick-list-meta">
      {waitedSince(asText(row.submitTime))}
      <Overdue row={row} />
    </span>
  </>
);

/** 企业审核: who waits on the left; on the right what they say, what proves it and what the server found. */
export function CompanyAuditPage() {
  const list = useWaiting({
    entity: company,
    waiting: { auditStatus: waiting },
    since: 'submitTime',
    name: 'companyName',
  });
  useAuditNote(list.rows.filter((row) => row.overdue === 1).length);
  return (
    <WaitingPage list={list} words={enterpriseTexts.auditPage} face={faceOf}>
      {(id, place) => <AuditCase key={id} id={id} {...place} />}
    </WaitingPage>
  );
}

import { company, companyCounts, enterpriseTexts } from '@campus/contract/enterprise';
import { AuditQueuePage } from '../../kit/detail/audit-queue-page.tsx';
import { CompanyCase } from './audit-case.tsx';
import './company-audit.css';

/** 企业审核: waiting companies on the left; data, documents and check results on the right. */
export const CompanyAuditPage = () => (
  <AuditQueuePage
    entity={company}
    counts={companyCounts}
    since="submitTime"
    words={enterpriseTexts.auditPage}
    note={enterpriseTexts.waiting}
  >
    {(row, place) => <CompanyCase row={row} place={place} />}
  </AuditQueuePage>
);

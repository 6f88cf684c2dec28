import { auditBatchCall, batchReasons } from '../../kit/index.ts';
import { companyChange } from './company-change.ts';

export const changeAuditBatch = auditBatchCall(
  companyChange,
  '资质变更批量审核',
  batchReasons('rc_company_reject_reason'),
);

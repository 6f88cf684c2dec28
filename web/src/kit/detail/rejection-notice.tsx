import { type AnyEntity, getState, isAudited, type Workflow } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { asText, findText, type RowData } from '../field/row.ts';
import { FormNotice } from '../form/form-dialog.tsx';
import './rejection-notice.css';

/** Why the audit rejected a row, by whom and when, above its facts; renders nothing in another state. */
export function RejectionNotice({ entity, row }: { readonly entity: AnyEntity; readonly row: RowData }) {
  const flow = entity.workflow as Workflow | undefined;
  if (!isAudited(flow) || getState(flow, row[flow.column]) !== 'rejected') return null;
  const reasons = [findText(row, 'rejectReasons'), asText(row.auditReason)].filter(Boolean);
  if (reasons.length === 0) return null;
  const auditor = [findText(row, 'auditBy'), asText(row.auditTime).slice(0, 16)].filter(Boolean);
  return (
    <FormNotice tone="bad">
      {text.record.rejected(reasons.join('；'))}
      {auditor.length > 0 && <small className="rejection-auditor">{auditor.join(' · ')}</small>}
    </FormNotice>
  );
}

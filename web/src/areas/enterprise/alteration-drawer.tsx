import { accountAlteration, enterpriseTexts } from '@campus/contract/enterprise';
import { text } from '@campus/contract/messages';
import { Button, Drawer, Skeleton } from 'antd';
import { useCaller } from '../../kit/call/caller.ts';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { RecordFacts } from '../../kit/detail/record-facts.tsx';
import { RecordHistory } from '../../kit/detail/record-history.tsx';
import { useRecord } from '../../kit/detail/use-record.ts';
import { Empty, StateCell } from '../../kit/field/field-cells.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import { openSteps, useSteps } from '../../kit/step/steps.tsx';
import { useIsMobile } from '../../theme/use-media.ts';
import './company.css';
import { DocumentViewer, listDocuments } from './document-viewer.tsx';

const words = enterpriseTexts.alteration;
const { fields } = accountAlteration;
const width = 760;

/** Old and new values of a request. */
function Changes({ row }: { row: RowData }) {
  const pairs = [
    [text.account.phone.self, row.oldMobile, row.newMobile],
    [enterpriseTexts.account.username, row.username, row.newUsername],
    [fields.newRealname.label, undefined, row.newRealname],
  ] as const;
  const changed = pairs.filter(([, , next]) => asText(next) !== '');
  return (
    <section className="facts-section">
      <h3>{words.change}</h3>
      <table className="changes">
        <thead>
          <tr>
            <td />
            <th scope="col">{words.oldValue}</th>
            <th scope="col">{words.newValue}</th>
          </tr>
        </thead>
        <tbody>
          {changed.map(([label, before, after]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{asText(before) ? <del>{asText(before)}</del> : <Empty />}</td>
              <td>
                <ins>{asText(after)}</ins>
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{fields.newPasswordHash.label}</th>
            <td>
              <Empty />
            </td>
            <td>{words.newPassword}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function Request({ row }: { row: RowData }) {
  const documents = [
    ...listDocuments(row, 'letterFile', fields.letterFile.label),
    ...listDocuments(row, 'idCardImgs', fields.idCardImgs.label),
  ];
  const isDecided = asText(row.auditTime) !== '';
  return (
    <>
      <RecordFacts
        title={words.applicant}
        entity={accountAlteration}
        names={['companyName', 'type', 'username', 'verified', 'reason', 'createTime', 'ip']}
        row={row}
      />
      <Changes row={row} />
      <section className="facts-section">
        <h3>{words.papers}</h3>
        <DocumentViewer documents={documents} />
      </section>
      {isDecided && (
        <RecordFacts
          title={words.decided}
          entity={accountAlteration}
          names={['status', 'auditTime', 'auditBy', 'auditReason']}
          row={row}
        />
      )}
      <section className="facts-section">
        <h3>{text.record.history}</h3>
        <RecordHistory entity={accountAlteration} id={row.id} />
      </section>
    </>
  );
}

/** One request with its documents, and the decision in the footer. */
export function AlterationDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const record = useRecord(accountAlteration, id);
  const isMobile = useIsMobile();
  const caller = useCaller();
  const row = record.data;
  const steps = useSteps(accountAlteration, onClose);
  const open = row ? openSteps(accountAlteration, row, caller) : [];
  return (
    <Drawer
      open
      size={isMobile ? '100%' : width}
      className="form-drawer"
      // Focusing the root would take the focus from the first control.
      autoFocus={false}
      title={
        <span className="info-head">
          {accountAlteration.title} {asText(row?.alterNo)}
          {row && <StateCell entity={accountAlteration} row={row} />}
        </span>
      }
      footer={
        <div className="form-foot">
          <span className="grow" />
          <Button onClick={onClose}>{text.common.close}</Button>
          {open
            .toSorted((a, b) => Number(b.step.danger ?? false) - Number(a.step.danger ?? false))
            .map((one) => (
              <Button
                key={one.name}
                {...(one.step.danger ? { danger: true } : { type: 'primary' as const })}
                onClick={() => row && steps.take(one, row)}
              >
                {one.step.label}
              </Button>
            ))}
        </div>
      }
      onClose={onClose}
    >
      {record.isPending && <Skeleton active paragraph={{ rows: 10 }} />}
      {record.isError && !row && (
        <LoadError title={text.form.readFailed} error={record.error} onRetry={record.refetch} />
      )}
      {row && <Request row={row} />}
      {steps.dialogs}
    </Drawer>
  );
}

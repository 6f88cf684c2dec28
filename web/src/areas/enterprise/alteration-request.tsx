import { accountAlteration, enterpriseTexts } from '@campus/contract/enterprise';
import { text } from '@campus/contract/messages';
import { RecordFacts } from '../../kit/detail/record-facts.tsx';
import { Empty } from '../../kit/field/field-cells.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import './company.css';
import { DocumentViewer, listDocuments } from './document-viewer.tsx';

const texts = enterpriseTexts.alteration;
const { fields } = accountAlteration;

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
      <h3>{texts.change}</h3>
      <table className="changes">
        <thead>
          <tr>
            <td />
            <th scope="col">{texts.oldValue}</th>
            <th scope="col">{texts.newValue}</th>
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
            <td>{texts.newPassword}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

/** A request: the applicant, the changed values and the documents. */
export function AlterationRequest({ row }: { row: RowData }) {
  const documents = [
    ...listDocuments(row, 'letterFile', fields.letterFile.label),
    ...listDocuments(row, 'idCardImgs', fields.idCardImgs.label),
  ];
  const isDecided = asText(row.auditTime) !== '';
  return (
    <>
      <RecordFacts
        title={texts.applicant}
        entity={accountAlteration}
        names={['companyName', 'type', 'username', 'verified', 'reason', 'createTime', 'ip']}
        row={row}
      />
      <Changes row={row} />
      <section className="facts-section">
        <h3>{texts.papers}</h3>
        <DocumentViewer documents={documents} />
      </section>
      {isDecided && (
        <RecordFacts
          title={texts.decided}
          entity={accountAlteration}
          names={['status', 'auditTime', 'auditBy', 'auditReason']}
          row={row}
        />
      )}
    </>
  );
}

import {
  type CertifiedChanges,
  certifiedFields,
  certifiedNames,
  changeableNames,
  changeTexts,
  company,
  companyChange,
  enterpriseTexts,
} from '@campus/contract/enterprise';
import { type Field, isUpload } from '@campus/contract/kit';
import { RecordFacts } from '../../kit/detail/record-facts.tsx';
import { useRecord } from '../../kit/detail/use-record.ts';
import { Empty } from '../../kit/field/field-cells.tsx';
import { getView } from '../../kit/field/field-views.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import './company.css';
import './change-comparison.css';
import { SealPicture } from '../../widgets/files/seal-picture.tsx';
import { type CompanyDocument, DocumentViewer, listDocuments } from './document-viewer.tsx';

const { oldValue, newValue } = enterpriseTexts.alteration;
type Name = (typeof certifiedNames)[number];
const fields: Readonly<Record<Name, Field>> = certifiedFields;
const documents = certifiedNames.filter((name) => isUpload(fields[name]));
const values = certifiedNames.filter((name) => !isUpload(fields[name]));
const isPlain = (name: string): boolean => (changeableNames as readonly string[]).includes(name);

interface Pair {
  readonly name: Name;
  readonly before: unknown;
  readonly after: unknown;
  readonly isChanged: boolean;
}
/** The values before and after; those of a decided change that were left alone are unknown. */
function getPairs(row: RowData, held: RowData | undefined): Pair[] {
  const changes = (row.changes ?? {}) as CertifiedChanges;
  return values.map((name) => {
    const change = changes[name];
    if (isPlain(name) && change) return { name, before: change.old, after: change.new, isChanged: true };
    return { name, before: held?.[name], after: row[name], isChanged: !isPlain(name) && asText(row[name]) !== '' };
  });
}

function Value({ name, value }: { name: Name; value: unknown }) {
  if (name === 'licenseExpire' && asText(value) === '') return enterpriseTexts.longTerm;
  if (asText(value) === '') return <Empty />;
  const field = fields[name];
  const { cell: Cell } = getView(field);
  return <Cell field={field} name={name} row={{ id: name, [name]: value }} full />;
}

function ComparedValues({ row, held }: { row: RowData; held: RowData | undefined }) {
  // What is asked for comes first; the rest says what stays.
  const pairs = getPairs(row, held)
    .filter(({ isChanged }) => isChanged || held !== undefined)
    .sort((one, other) => Number(other.isChanged) - Number(one.isChanged));
  return (
    <section className="facts-section">
      <h3>{changeTexts.compared}</h3>
      <table className="changes compared">
        <thead>
          <tr>
            <td />
            <th scope="col">{oldValue}</th>
            <th scope="col">{newValue}</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ name, before, after, isChanged }) => (
            <tr key={name} className={isChanged ? 'is-changed' : ''}>
              <th scope="row">{fields[name].label}</th>
              <td>
                {isChanged ? (
                  <del>
                    <Value name={name} value={before} />
                  </del>
                ) : (
                  <Value name={name} value={before} />
                )}
              </td>
              <td>
                {isChanged ? (
                  <ins>
                    <Value name={name} value={after} />
                  </ins>
                ) : (
                  <span className="muted">{changeTexts.unchanged}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Old and new papers of a kind; the old ones of a decided change are no longer the company's. */
function ComparedPapers({ name, row, held }: { name: Name; row: RowData; held: RowData | undefined }) {
  const { label } = fields[name];
  const Papers = name === 'sealImg' ? SealView : DocumentViewer;
  const [before, after] = [held ? listDocuments(held, name, label) : [], listDocuments(row, name, label)];
  return (
    <section className="facts-section">
      <h3>{label}</h3>
      <div className={held ? 'compared-papers' : ''}>
        {held && (
          <section aria-label={changeTexts.before(label)}>
            <h4>{oldValue}</h4>
            <Papers documents={before} />
          </section>
        )}
        <section aria-label={changeTexts.after(label)}>
          <h4>{newValue}</h4>
          <Papers documents={after} />
        </section>
      </div>
    </section>
  );
}

/** A seal is looked at only, never saved. */
const SealView = ({ documents: [seal] }: { documents: readonly CompanyDocument[] }) =>
  seal ? <SealPicture path={seal.path} alt={seal.label} /> : <Empty />;

const getProofs = (row: RowData): CompanyDocument[] =>
  asText(row.proofFiles)
    .split(',')
    .filter(Boolean)
    .map((path, k) => ({ label: `${changeTexts.proof} ${k + 1}`, path }));

/** A change of certified data: old and new values side by side, the papers and the decision. */
export function ChangeComparison({ row }: { row: RowData }) {
  const isDecided = asText(row.auditTime) !== '';
  const isWaiting = Number(row.status) === companyChange.workflow.states.waiting.code;
  const { data } = useRecord(company, isWaiting ? asText(row.companyId) : undefined);
  const held = data as RowData | undefined;
  const papers = documents.filter((name) => asText(row[name]) !== '');
  return (
    <>
      <RecordFacts
        title={changeTexts.request}
        entity={companyChange}
        names={['companyName', 'createTime', 'reason']}
        row={row}
      />
      <ComparedValues row={row} held={held} />
      {papers.map((name) => (
        <ComparedPapers key={name} name={name} row={row} held={held} />
      ))}
      <section className="facts-section">
        <h3>{changeTexts.proof}</h3>
        <DocumentViewer documents={getProofs(row)} />
      </section>
      {isDecided && (
        <RecordFacts
          title={changeTexts.decided}
          entity={companyChange}
          names={['status', 'auditTime', 'auditBy', 'auditReason']}
          row={row}
        />
      )}
    </>
  );
}

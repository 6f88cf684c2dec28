import { company } from '@campus/contract/enterprise';
import { asText, type RowData } from '../../kit/field/row.ts';
import { SealPicture } from '../../widgets/files/seal-picture.tsx';
import { DocumentViewer, listDocuments } from './document-viewer.tsx';

const names = ['licenseImg', 'hrLicense', 'proxyLetter', 'idCardImgs'] as const;
const { label } = company.fields.sealImg;

/** Supporting documents of a company, and its seal. */
export const CompanyDocuments = ({ row }: { row: RowData }) => (
  <>
    <DocumentViewer documents={names.flatMap((name) => listDocuments(row, name, company.fields[name].label))} />
    {asText(row.sealImg) && (
      <section className="company-seal">
        <h4>{label}</h4>
        <SealPicture path={asText(row.sealImg)} alt={label} />
      </section>
    )}
  </>
);

import { company } from '@campus/contract/enterprise';
import type { RowData } from '../../kit/field/row.ts';
import { DocumentViewer, listDocuments } from './document-viewer.tsx';

const names = ['licenseImg', 'hrLicense', 'proxyLetter', 'idCardImgs'] as const;

/** Supporting documents of a company. */
export const CompanyDocuments = ({ row }: { row: RowData }) => (
  <DocumentViewer documents={names.flatMap((name) => listDocuments(row, name, company.fields[name].label))} />
);

import { company } from '@campus/contract/enterprise';
import type { RowData } from '../../kit/field/row.ts';
import { DocumentViewer, listDocuments } from './document-viewer.tsx';

const names = ['licenseImg', 'hrLicense', 'proxyLetter', 'idCardImgs'] as const;

/** What a company proves itself with. */
export const CompanyDocuments = ({ row }: { row: RowData }) => (
  <DocumentViewer papers={names.flatMap((name) => listDocuments(row, name, company.fields[name].label))} />
);

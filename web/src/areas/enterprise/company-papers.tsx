import { company } from '@campus/contract/enterprise';
import type { RowData } from '../../kit/field/row.ts';
import { PaperViewer, papersOf } from './paper-viewer.tsx';

const names = ['licenseImg', 'hrLicense', 'proxyLetter', 'idCardImgs'] as const;

/** What a company proves itself with. */
export const CompanyPapers = ({ row }: { row: RowData }) => (
  <PaperViewer papers={names.flatMap((name) => papersOf(row, name, company.fields[name].label))} />
);

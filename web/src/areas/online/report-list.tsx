import { cgreportHead, reportPath, reportTexts } from '@campus/contract/online';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { type EntityRow, findText } from '../../kit/field/row.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { copyText } from '../../request/copy-text.ts';
import { ReportDesigner } from './report-designer.tsx';
import { ReportPublishing } from './report-publishing.tsx';
import './report.css';

type Head = EntityRow<typeof cgreportHead>;
type Open =
  | { readonly kind: 'design'; readonly id: string | undefined; readonly isCopy?: boolean }
  | { readonly kind: 'publish'; readonly row: Head };
const { can } = cgreportHead;
const { fields } = cgreportHead;
/** The list has a shorter label for the source than the designer. */
const listedHead = {
  ...cgreportHead,
  fields: { ...fields, dbSource: { ...fields.dbSource, label: reportTexts.source } },
};
const calls = ['list', 'add', 'edit', 'delete', 'deleteBatch'] as const;

const cells = {
  cgrSql: (row: Head) => (
    <code className="cut" title={row.cgrSql}>
      {row.cgrSql.replace(/\s+/g, ' ')}
    </code>
  ),
  dbSource: (row: Head) => <>{findText(row as never, 'dbSource') ?? reportTexts.ownDatabase}</>,
};

/** 在线报表配置: reports with their SELECT statement and display settings. */
export function ReportListPage() {
  const [open, setOpen] = useState<Open>();
  const [mayAdd, mayEdit] = [useAllowed(can.add), useAllowed(can.edit)];
  const mayPublish = useAllowed('system:permission:add') && mayEdit;
  const go = useNavigate();
  const close = () => setOpen(undefined);
  const copyAddress = (id: string) => copyText(reportPath(id), reportTexts.addressCopied);
  return (
    <>
      <EntityPage
        entity={listedHead}
        calls={calls}
        cells={cells}
        form={(id) => setOpen({ kind: 'design', id })}
        rowActions={(row) => [
          { key: 'try', label: reportTexts.try, isSecondary: true, run: () => void go(reportPath(row.id)) },
          { key: 'address', label: reportTexts.address, isSecondary: true, run: () => void copyAddress(row.id) },
          mayPublish && {
            key: 'publish',
            label: reportTexts.publish,
            isSecondary: true,
            run: () => setOpen({ kind: 'publish', row }),
          },
          mayAdd && {
            key: 'copy',
            label: reportTexts.copy,
            isSecondary: true,
            run: () => setOpen({ kind: 'design', id: row.id, isCopy: true }),
          },
        ]}
      />
      {open?.kind === 'design' && <ReportDesigner id={open.id} isCopy={open.isCopy ?? false} onClose={close} />}
      {open?.kind === 'publish' && <ReportPublishing row={open.row} onClose={close} />}
    </>
  );
}

import { dataSourceTexts, sysDataSource } from '@campus/contract/online';
import { useState } from 'react';
import type { Cells } from '../../kit/detail/detail-settings.ts';
import type { EntityRow } from '../../kit/field/row.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { StatusTag } from '../../widgets/status.tsx';
import { DataSourceForm, refusedAddress } from './data-source-form.tsx';

/** Editing uses the area's own endpoint, which keeps the password when none is sent. */
const calls = [...sysDataSource.calls, 'edit'] as const;

type Listed = EntityRow<typeof sysDataSource> & { readonly addressRefused?: boolean };
const cells: Cells<typeof sysDataSource> = {
  dbUrl: (row: Listed) => (
    <span className="cut" title={row.addressRefused ? refusedAddress({ ...row }) : row.dbUrl}>
      {row.addressRefused === true && <StatusTag tone="bad">{dataSourceTexts.refused}</StatusTag>} {row.dbUrl}
    </span>
  ),
};

/** 多数据源管理: external databases for reports. */
export function SysDataSourceListPage() {
  const [open, setOpen] = useState<{ readonly id: string | undefined }>();
  return (
    <>
      <EntityPage entity={sysDataSource} calls={calls} cells={cells} form={(id) => setOpen({ id })} />
      {open && <DataSourceForm id={open.id} onClose={() => setOpen(undefined)} />}
    </>
  );
}

import { sysDataSource } from '@campus/contract/online';
import { useState } from 'react';
import { EntityPage } from '../../kit/entity-page.tsx';
import { DataSourceForm } from './data-source-form.tsx';

/** Changing one is a call of the area's own: its password is kept when none is sent. */
const calls = [...sysDataSource.calls, 'edit'] as const;

/** 多数据源管理: databases of others that reports may read. */
export function SysDataSourceListPage() {
  const [open, setOpen] = useState<{ readonly id: string | undefined }>();
  return (
    <>
      <EntityPage entity={sysDataSource} calls={calls} form={(id) => setOpen({ id })} />
      {open && <DataSourceForm id={open.id} onClose={() => setOpen(undefined)} />}
    </>
  );
}

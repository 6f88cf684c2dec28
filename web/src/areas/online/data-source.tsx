import { sysDataSource } from '@campus/contract/online';
import { useState } from 'react';
import { EntityPage } from '../../kit/entity-page.tsx';
import { DataSourceForm } from './data-source-form.tsx';

/** 多数据源管理: databases of others that reports may read. */
export function SysDataSourceListPage() {
  const [open, setOpen] = useState<{ readonly id: string | undefined }>();
  return (
    <>
      <EntityPage entity={sysDataSource} form={(id) => setOpen({ id })} />
      {open && <DataSourceForm id={open.id} onClose={() => setOpen(undefined)} />}
    </>
  );
}

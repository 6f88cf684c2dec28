import { PlusOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { sysDataSource } from '@campus/contract/online';
import { Button } from 'antd';
import { useState } from 'react';
import { useAllowed } from '../../kit/allowed.tsx';
import { EntityPage } from '../../kit/entity-page.tsx';
import { DataSourceForm } from './data-source-form.tsx';
import './report.css';

const { can } = sysDataSource;
const calls = ['list', 'queryById', 'delete', 'deleteBatch', 'exportXls', 'importExcel'] as const;

/** 多数据源管理: databases of others that reports may read. */
export function SysDataSourceListPage() {
  const [open, setOpen] = useState<{ readonly id?: string }>();
  const mayAdd = useAllowed(can.add);
  const mayEdit = useAllowed(can.edit);
  return (
    <>
      <EntityPage
        entity={sysDataSource}
        calls={calls}
        rowActions={(row) => [mayEdit && { key: 'edit', label: text.common.edit, run: () => setOpen({ id: row.id }) }]}
        tools={() =>
          mayAdd && (
            // The main action comes first, wherever the page puts its own ones.
            <Button
              className="first-tool"
              type="primary"
              icon={<PlusOutlined aria-hidden />}
              onClick={() => setOpen({})}
            >
              {text.common.add}
            </Button>
          )
        }
      />
      {open && <DataSourceForm id={open.id} onClose={() => setOpen(undefined)} />}
    </>
  );
}

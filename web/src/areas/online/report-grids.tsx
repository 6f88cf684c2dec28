import { reportTexts } from '@campus/contract/online';
import { Tabs } from 'antd';
import { useState } from 'react';
import { EditableGrid } from '../../widgets/grid/grid.tsx';
import { itemColumns, parameterColumns } from './report-columns.ts';
import type { ReportTables } from './use-report-tables.ts';

const settings = { actionButton: true, rowNumber: true, rowSelection: true, dragSort: true, maxHeight: 420 } as const;

/** Columns and parameters of a report as grids. */
export function ReportGrids({ tables }: { tables: ReportTables }) {
  const [tab, setTab] = useState('items');
  const { touch } = tables;
  const grid = { ...settings, onValueChange: touch, onAdded: touch, onDeleted: touch, onDragged: touch };
  const items = (
    <EditableGrid
      ref={tables.itemGrid}
      label={reportTexts.columns}
      columns={itemColumns}
      dataSource={tables.items}
      {...grid}
    />
  );
  const params = (
    <>
      <p className="muted">{reportTexts.parametersHint}</p>
      <EditableGrid
        ref={tables.paramGrid}
        label={reportTexts.parameters}
        columns={parameterColumns}
        dataSource={tables.params}
        {...grid}
      />
    </>
  );
  return (
    <Tabs
      className="report-tables"
      activeKey={tab}
      onChange={setTab}
      items={[
        { key: 'items', label: reportTexts.columns, forceRender: true, children: items },
        { key: 'params', label: reportTexts.parameters, forceRender: true, children: params },
      ]}
    />
  );
}

import { demoGridTexts } from '@campus/contract/demo';
import { useState } from 'react';
import type { GridColumn } from '../../../widgets/grid/column.ts';
import { EditableGrid } from '../../../widgets/grid/grid.tsx';

const rowCount = 100_000;
const columnCount = 40;
const filled = 6;
const columns: readonly GridColumn[] = Array.from({ length: columnCount }, (_, i) => ({
  key: `c${i + 1}`,
  title: demoGridTexts.wideColumn(i + 1),
  type: i % 3 === 2 ? 'inputNumber' : 'input',
  width: 140,
  ...(i === 0 && { fixed: true }),
  ...(i === 2 && { statistics: true }),
}));
const makeRows = () =>
  Array.from({ length: rowCount }, (_, i) => {
    const row: Record<string, unknown> = { id: String(i + 1) };
    for (let c = 0; c < filled; c += 1) row[`c${c + 1}`] = c % 3 === 2 ? i % 1000 : `${i + 1}-${c + 1}`;
    return row;
  });

/** 宽表与大数据: virtualized rows and columns. */
export function WideTab() {
  const [rows] = useState(makeRows);
  return (
    <>
      <p className="muted">{demoGridTexts.wideHint}</p>
      <EditableGrid
        label={demoGridTexts.tabs.wide}
        columns={columns}
        dataSource={rows}
        actionButton
        rowNumber
        rowSelection
        maxHeight={560}
      />
    </>
  );
}

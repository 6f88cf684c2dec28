import { useState } from 'react';
import { DataGrid, renderTextEditor } from 'react-data-grid';
import 'react-data-grid/lib/styles.css';
import { createRoot } from 'react-dom/client';
import { columnsOf, columnWidth, rowHeight, rowsOf, size } from '../data.js';

const columns = columnsOf().map(({ key, title }) => ({
  key,
  name: title,
  width: columnWidth,
  renderEditCell: renderTextEditor,
}));
function Page({ start }) {
  const [rows, setRows] = useState(start);
  return (
    <DataGrid
      columns={columns}
      rows={rows}
      rowHeight={rowHeight}
      rowKeyGetter={(row) => row.id}
      onRowsChange={setRows}
      style={{ height: size.height }}
      onCellClick={({ setActivePosition }) => setActivePosition(true)}
    />
  );
}
window.bench = {
  rows: rowsOf,
  row: '.rdg-row',
  cell: (r, c) => document.querySelector(`.rdg-row[aria-rowindex="${r + 2}"] [aria-colindex="${c + 1}"]`),
  editor: '.rdg-text-editor, .rdg-cell input',
  mount: (rows, host) => createRoot(host).render(<Page start={rows} />),
};

import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community';
import { columnsOf, columnWidth, rowHeight, rowsOf, size } from '../data.js';

ModuleRegistry.registerModules([AllCommunityModule]);
window.bench = {
  rows: rowsOf,
  row: '#host [role=row][row-index]',
  cell: (r, c) => document.querySelector(`#host [row-index="${r}"] [col-id="c${c}"]`),
  editor: '#host [row-index] input',
  mount(rows, host) {
    host.style.height = `${size.height}px`;
    createGrid(host, {
      rowData: rows,
      rowHeight,
      singleClickEdit: true,
      getRowId: ({ data }) => data.id,
      columnDefs: columnsOf().map(({ key, title }) => ({
        field: key,
        headerName: title,
        width: columnWidth,
        editable: true,
        cellDataType: 'text',
      })),
    });
  },
};

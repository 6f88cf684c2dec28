import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community';
import { columnsOf, rowsOf, columnWidth, rowHeight, size } from '../data.js';

ModuleRegistry.registerModules([AllCommunityModule]);
window.bench = {
  rows: rowsOf,
  row: '.ag-center-cols-container .ag-row',
  cell: (r, c) =>
    document.querySelector(`.ag-center-cols-container .ag-row[row-index="${r}"] .ag-cell[col-id="c${c}"]`),
  editor: '.ag-cell-inline-editing input',
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

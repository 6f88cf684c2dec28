import { createApp, h } from 'vue';
import { VxeColumn, VxeTable, VxeUI } from 'vxe-table';
import 'vxe-table/lib/style.css';
import { columnsOf, columnWidth, rowHeight, rowsOf, size } from '../data.js';

VxeUI.renderer.add('bench-input', {
  renderTableEdit: (_options, { row, column }) => [
    h('input', {
      class: 'bench-input',
      value: row[column.field],
      onVnodeMounted: ({ el }) => el.focus(),
      onInput: ({ target }) => {
        row[column.field] = target.value;
      },
    }),
  ],
});
window.bench = {
  rows: rowsOf,
  row: '.vxe-body--row',
  cell: (r, c) => document.querySelectorAll('.vxe-body--row')[r]?.querySelectorAll('.vxe-body--column')[c],
  editor: '.bench-input',
  mount(rows, host) {
    createApp({
      render: () =>
        h(
          VxeTable,
          {
            data: rows,
            height: size.height,
            keepSource: true,
            rowConfig: { keyField: 'id' },
            cellConfig: { height: rowHeight },
            editConfig: { trigger: 'click', mode: 'cell' },
            scrollY: { enabled: true, gt: 0 },
            virtualYConfig: { enabled: true, gt: 0 },
          },
          () =>
            columnsOf().map(({ key, title }) =>
              h(VxeColumn, { field: key, title, width: columnWidth, editRender: { name: 'bench-input' } }),
            ),
        ),
    }).mount(host);
  },
};

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ConfigProvider } from 'antd';
import { createRoot } from 'react-dom/client';
import { EditableGrid } from '../../../web/src/widgets/grid/grid.tsx';
import { columnsOf, columnWidth, rowsOf, size } from '../data.js';

const client = new QueryClient();
const columns = columnsOf().map(({ key, title, isNumber }) => ({
  key,
  title,
  type: isNumber ? 'inputNumber' : 'input',
  width: columnWidth,
}));
window.bench = {
  rows: rowsOf,
  row: '.grid-row',
  cell: (r, c) => document.querySelectorAll('.grid-row')[r]?.querySelector(`[data-key="c${c}"]`),
  editor: '.grid-cell.active input',
  mount(rows, host) {
    createRoot(host).render(
      <QueryClientProvider client={client}>
        <ConfigProvider>
          <EditableGrid columns={columns} dataSource={rows} maxHeight={size.height} />
        </ConfigProvider>
      </QueryClientProvider>,
    );
  },
};

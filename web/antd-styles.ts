import { Fragment, createElement as h, type ReactElement } from 'react';

const items = [{ key: '1', label: '1', children: [{ key: '2', label: '2' }] }];
const options = [{ value: '1', label: '1' }];

/** One of each component that the frame and a list show before anything is opened. */
function renderComponents(antd: typeof import('antd')): ReactElement {
  const { Button, Checkbox, DatePicker, Dropdown, Empty, Input, Menu, Pagination, Popover, Segmented, Select } = antd;
  const { Skeleton, Space, Spin, Table, Tabs, Tag, Tooltip } = antd;
  return h(
    Fragment,
    null,
    h(Button, { type: 'primary', loading: true }),
    h(Space.Compact, null, h(Button), h(Input), h(Select, { options })),
    h(Menu, { mode: 'inline', items, openKeys: ['1'] }),
    h(Dropdown, { menu: { items } }, h('i')),
    h(Popover, null, h('i')),
    h(Tooltip, { title: '1' }, h('i')),
    h(Tabs, { items: [{ key: '1', label: '1' }] }),
    h(Input, { allowClear: true }),
    h(Select, { options, allowClear: true }),
    h(DatePicker.RangePicker),
    h(Segmented, { options: ['1'] }),
    h(Checkbox),
    h(Table, { columns: [{ key: '1', title: '1' }], dataSource: [{ key: '1' }], rowSelection: {} }),
    h(Pagination, { total: 100, showSizeChanger: true, showQuickJumper: true }),
    h(Spin),
    h(Skeleton, { active: true }),
    h(Tag),
    h(Empty),
  );
}

/**
 * Styles of antd as it makes them in the browser, which does not make again what this sheet has: it names them in a rule.
 * Colours and sizes are variables of the theme, which are made in the browser.
 */
export async function renderAntdStyles(theme: object = { hashed: false }): Promise<string> {
  const antd = await import('antd');
  const { createCache, extractStyle, StyleProvider } = await import('@ant-design/cssinjs');
  const { renderToString } = await import('react-dom/server');
  const cache = createCache();
  renderToString(h(StyleProvider, { cache }, h(antd.ConfigProvider, { theme }, renderComponents(antd))));
  return extractStyle(cache, { plain: true, types: 'style' });
}

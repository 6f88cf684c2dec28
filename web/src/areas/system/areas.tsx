import { type AreaNode, areaChildren, areaNames, categoryTexts } from '@campus/contract/system';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Input, Skeleton, Table } from 'antd';
import { useState } from 'react';
import { LoadError } from '../../kit/detail/load-error.tsx';
import '../../kit/list/list.css';
import { call } from '../../request/call.ts';
import '../../kit/list/list-tools.css';
import '../../kit/list/list-table.css';
import './category.css';

type AreaRow = AreaNode & { readonly level: number; readonly children?: AreaRow[] };
const root = '86';
const levelQuery = (pid: string) => ({
  queryKey: [areaChildren.path, pid],
  queryFn: () => call(areaChildren, { pid }, { quiet: true }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Provinces, cities and districts with their codes, expanded level by level. */
export function Areas() {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [code, setCode] = useState('');
  const provinces = useQuery(levelQuery(root));
  const levels = useQueries({ queries: opened.map(levelQuery) });
  const found = useQuery({
    queryKey: [areaNames.path, code],
    queryFn: () => call(areaNames, { codes: code }, { quiet: true }),
    enabled: code !== '',
  });
  const below = new Map(opened.map((pid, i) => [pid, levels[i]?.data]));
  const getRow = (node: AreaNode, level: number): AreaRow => ({
    ...node,
    level,
    ...(!node.leaf && { children: (below.get(node.code) ?? []).map((child) => getRow(child, level + 1)) }),
  });
  if (provinces.isPending) return <Skeleton active title={false} paragraph={{ rows: 8 }} style={{ padding: 20 }} />;
  if (provinces.isError) {
    return <LoadError error={provinces.error} onRetry={provinces.refetch} />;
  }
  const path = found.data?.[code];
  return (
    <section className="surface list-page areas">
      <div className="list-tools">
        <span className="muted">{categoryTexts.areaHint}</span>
        <Input.Search
          allowClear
          inputMode="numeric"
          maxLength={6}
          aria-label={categoryTexts.searchArea}
          placeholder={categoryTexts.searchArea}
          onSearch={(value) => setCode(value.trim())}
        />
      </div>
      {code !== '' && found.data && (
        <p className="found-area" role="status">
          {path ? `${code}：${path.join(' / ')}` : categoryTexts.noArea(code)}
        </p>
      )}
      <Table<AreaRow>
        className="list-table"
        rowKey="code"
        tableLayout="fixed"
        pagination={false}
        scroll={{ x: 560 }}
        dataSource={provinces.data.map((node) => getRow(node, 0))}
        expandable={{
          expandedRowKeys: [...opened],
          onExpandedRowsChange: (keys) => setOpened(keys.map(String)),
        }}
        columns={[
          { dataIndex: 'name', title: categoryTexts.areaName, ellipsis: true },
          { dataIndex: 'code', title: categoryTexts.areaCode, width: 180 },
          {
            key: 'level',
            title: categoryTexts.areaLevel,
            width: 120,
            render: (_value, { level }) => categoryTexts.levels[level],
          },
        ]}
      />
    </section>
  );
}

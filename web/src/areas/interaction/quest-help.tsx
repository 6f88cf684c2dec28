import { questAns, questTexts } from '@campus/contract/interaction';
import { useQuery } from '@tanstack/react-query';
import { Collapse, Skeleton, Tabs } from 'antd';
import { useState } from 'react';
import { readPage } from '../../kit/call/entity-calls.ts';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { asText, findText, type RowData } from '../../kit/field/row.ts';
import { QuickSearch } from '../../kit/list/quick-search.tsx';
import type { RequestFailed } from '../../request/request-failed.ts';
import { SafeMarkdown } from '../../widgets/safe-markdown.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import './interaction.css';
import '../../kit/detail/detail.css';

const texts = questTexts.help;
const most = 1000;
const every = 'every';
const holds = (row: RowData, word: string): boolean =>
  `${asText(row.question)}\n${asText(row.answer)}`.toLowerCase().includes(word.toLowerCase());

/** 帮助问答: published answers by category, shown before a feedback is written. */
export function QuestHelpPage() {
  const [word, setWord] = useState('');
  const [category, setCategory] = useState(every);
  const found = useQuery<readonly RowData[], RequestFailed>({
    queryKey: [questAns.name, 'help'],
    queryFn: async ({ signal }) => (await readPage<RowData>(questAns.path, { pageSize: most }, signal)).records,
  });
  const rows = found.data ?? [];
  const categories = [...new Set(rows.map((row) => findText(row, 'category') ?? ''))].filter(Boolean);
  const shown = rows.filter(
    (row) => (category === every || findText(row, 'category') === category) && holds(row, word.trim()),
  );
  return (
    <section className="surface section quest-help">
      <div className="quest-help-head">
        <QuickSearch label={texts.search} value={word} onChange={setWord} />
        {found.isSuccess && <span className="muted">{texts.count(shown.length)}</span>}
      </div>
      {found.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {found.isError && <LoadError error={found.error} onRetry={found.refetch} />}
      {found.isSuccess && (
        <>
          <Tabs
            activeKey={category}
            onChange={setCategory}
            items={[
              { key: every, label: questTexts.allCategories },
              ...categories.map((name) => ({ key: name, label: name })),
            ]}
          />
          {shown.length === 0 ? (
            <StateView title={texts.empty} text={texts.emptyText} />
          ) : (
            <Collapse
              accordion
              ghost
              items={shown.map((row) => ({
                key: row.id,
                label: asText(row.question),
                children: <SafeMarkdown markdown={asText(row.answer)} />,
              }))}
            />
          )}
        </>
      )}
    </section>
  );
}

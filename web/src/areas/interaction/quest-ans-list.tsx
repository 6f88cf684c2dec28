import { BarChartOutlined, ExperimentOutlined } from '@ant-design/icons';
import {
  listSimilar,
  needsRework,
  questAns,
  questStatistics,
  questTexts,
  testQuestion,
} from '@campus/contract/interaction';
import { Button } from 'antd';
import { useState } from 'react';
import { EntityDetail } from '../../kit/detail/entity-detail.tsx';
import type { InputProps } from '../../kit/form/field-control.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { useMayShow } from '../../request/permission.ts';
import { MarkdownEditor } from '../../widgets/editors/markdown-editor.tsx';
import { SafeMarkdown } from '../../widgets/safe-markdown.tsx';
import { StatusTag } from '../../widgets/status.tsx';
import { CategorySide } from './category-side.tsx';
import { QuestStatistics } from './quest-statistics.tsx';
import { TestDrawer } from './test-drawer.tsx';
import './interaction.css';

/** Markdown editor with a preview. */
const AnswerInput = ({ field: _field, known: _known, onBusy: _onBusy, ...control }: InputProps) => (
  <MarkdownEditor {...control} />
);
const needs = { test: testQuestion.needs as string, statistics: questStatistics.needs as string };

/** 问答管理: the assistant's knowledge base with its categories. */
export function QuestAnsListPage() {
  const [categories, setCategories] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<'test' | 'statistics'>();
  const [detail, setDetail] = useState<string>();
  const mayTest = useMayShow(needs.test);
  const maySeeFigures = useMayShow(needs.statistics);
  const close = () => setOpen(undefined);
  return (
    <div className="quest-panes">
      <CategorySide onChoose={setCategories} />
      <EntityPage
        entity={questAns}
        calls={['list', ...questAns.calls]}
        {...(categories.length > 0 && { filter: { category_MultiString: categories.join(',') } })}
        form={{
          inputs: { answer: AnswerInput },
          initial: { audience: '0', sortOrder: 0, ...(categories[0] && { category: categories[0] }) },
        }}
        detail={(row) => setDetail(row.id)}
        cells={{
          question: (row) => (
            <span className="quest-name">
              <button type="button" className="link-button" title={row.question} onClick={() => setDetail(row.id)}>
                {row.question}
              </button>
              {needsRework(row) && <StatusTag tone="waiting">{questTexts.rework}</StatusTag>}
            </span>
          ),
          similarQuestions: (row) => questTexts.similarCount(listSimilar(row.similarQuestions).length),
        }}
        tools={() => (
          <>
            {mayTest && (
              <Button icon={<ExperimentOutlined aria-hidden />} onClick={() => setOpen('test')}>
                {questTexts.test.open}
              </Button>
            )}
            {maySeeFigures && (
              <Button icon={<BarChartOutlined aria-hidden />} onClick={() => setOpen('statistics')}>
                {questTexts.statistics.open}
              </Button>
            )}
          </>
        )}
      />
      {detail && (
        <EntityDetail
          entity={questAns}
          id={detail}
          cells={{ answer: (row) => <AnswerBubble answer={row.answer} /> }}
          onClose={() => setDetail(undefined)}
        />
      )}
      {open === 'test' && <TestDrawer onClose={close} />}
      {open === 'statistics' && <QuestStatistics onClose={close} />}
    </div>
  );
}

/** 答案预览: the answer as the assistant shows it. */
const AnswerBubble = ({ answer }: { answer: string }) => (
  <figure className="quest-bubble">
    <figcaption className="muted">{questTexts.preview}</figcaption>
    <SafeMarkdown markdown={answer} />
  </figure>
);

import { isStaff } from '@campus/contract/kit';
import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { useCaller } from '../../kit/call/caller.ts';
import { loadChunk } from '../../request/load-chunk.ts';

const Editors = lazy(() =>
  loadChunk('quest-ans', async () => ({ default: (await import('./quest-ans-list.tsx')).QuestAnsListPage })),
);
const Help = lazy(() =>
  loadChunk('quest-help', async () => ({ default: (await import('./quest-help.tsx')).QuestHelpPage })),
);

/** One page for two audiences: the school maintains the knowledge base (问答管理), companies read their part (帮助问答). */
export const QuestAnsPage = () => {
  const isEditor = isStaff(useCaller());
  return (
    <Suspense fallback={<Skeleton active paragraph={{ rows: 10 }} />}>{isEditor ? <Editors /> : <Help />}</Suspense>
  );
};

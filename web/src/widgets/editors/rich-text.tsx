import { text } from '@campus/contract/messages';
import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import type { ControlProps } from '../selects/option.ts';
import './rich-text.css';

const Editor = lazy(() => import('./rich-text-editor.tsx').then((module) => ({ default: module.RichTextEditor })));

/** Rich text as HTML. The editor's module is loaded with the first editor. */
export function RichText(props: ControlProps) {
  return (
    <Suspense
      fallback={
        <div className="rich-text" role="status" aria-label={text.common.loading}>
          <Skeleton active title={false} paragraph={{ rows: 6 }} style={{ padding: 16 }} />
        </div>
      }
    >
      <Editor {...props} />
    </Suspense>
  );
}

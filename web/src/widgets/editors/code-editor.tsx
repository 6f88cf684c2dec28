import { text } from '@campus/contract/messages';
import { Skeleton } from 'antd';
import { deferred } from '../deferred.tsx';
import type { ControlProps } from '../selects/option.ts';
import './code-editor.css';

export interface CodeEditorProps extends ControlProps {
  /** A label or name of `codeLanguages`, in any case; anything else is plain text. */
  readonly language?: string | undefined;
  /** Offers the languages in the corner. */
  readonly languageChange?: boolean | undefined;
  /** Gets the label of the chosen language in lower case. */
  readonly onLanguageChange?: ((language: string) => void) | undefined;
  readonly lineNumbers?: boolean | undefined;
  /** Offers the full screen. */
  readonly fullScreen?: boolean | undefined;
  /** A CSS length. */
  readonly height?: string | undefined;
  /** Grows with its text, from `height` on. */
  readonly autoHeight?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  /** Offers what `keepEnhance` has kept under this code. */
  readonly historyCode?: string | undefined;
}

const Waiting = ({ height = '240px' }: CodeEditorProps) => (
  <div className="code-editor" role="status" aria-label={text.common.loading} style={{ height }}>
    <Skeleton active title={false} paragraph={{ rows: 4 }} style={{ padding: 12 }} />
  </div>
);

/** A text in a programming language. The editor is fetched when the first one is shown, each language when it is needed. */
export const CodeEditor = deferred<CodeEditorProps>(
  'code-editor',
  async () => (await import('./code-mirror-editor.tsx')).CodeMirrorEditor,
  Waiting,
);

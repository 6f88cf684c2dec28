import type { ControlProps } from '../selects/option.ts';

export type MarkdownMode = 'edit' | 'split' | 'preview';
export interface MarkdownEditorProps extends ControlProps {
  /** CSS lengths; default 300px and 200px. */
  readonly height?: string | undefined;
  readonly minHeight?: string | undefined;
  /** Initial mode; the user can switch. */
  readonly mode?: MarkdownMode | undefined;
}

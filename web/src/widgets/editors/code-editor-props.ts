import type { ControlProps } from '../selects/option.ts';

export interface CodeEditorProps extends ControlProps {
  /** A label or name of `codeLanguages`, case-insensitive; others are plain text. */
  readonly language?: string | undefined;
  /** Shows the language select in the corner. */
  readonly languageChange?: boolean | undefined;
  /** Called with the lower-case label of the selected language. */
  readonly onLanguageChange?: ((language: string) => void) | undefined;
  readonly lineNumbers?: boolean | undefined;
  /** Shows the full screen button. */
  readonly fullScreen?: boolean | undefined;
  /** CSS length. */
  readonly height?: string | undefined;
  /** Grows with its text, starting at `height`. */
  readonly autoHeight?: boolean | undefined;
  readonly readOnly?: boolean | undefined;
  /** Shows the entries that `saveEnhance` has stored under this code. */
  readonly historyCode?: string | undefined;
}

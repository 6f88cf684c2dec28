import { text } from '@campus/contract/messages';
import { markdown, markdownLanguage } from '@codemirror/lang-markdown';
import { indentService, indentUnit } from '@codemirror/language';
import { countColumn, EditorState, type Extension } from '@codemirror/state';
import { EditorView, placeholder as hint } from '@codemirror/view';
import { useContext, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fileUrl } from '../../request/file-url.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { uploadFailure, uploadFile } from '../files/upload-file.ts';
import { type UploadPlace, UploadPlaceContext } from '../files/upload-place.ts';
import { keyboardScroll } from '../keyboard-scroll.ts';
import { SafeMarkdown } from '../safe-markdown.tsx';
import { Segmented } from '../segmented.tsx';
import { common } from './code-mirror.ts';
import { pictureMarkdown } from './markdown-commands.ts';
import type { MarkdownEditorProps, MarkdownMode } from './markdown-editor-props.ts';
import { MarkdownImageDialog } from './markdown-image-dialog.tsx';
import { MarkdownTools } from './markdown-tools.tsx';
import { findPastedImages } from './parse-pasted-markup.ts';
import { useCodeMirror } from './use-code-mirror.ts';
import { useScrollInStep } from './use-scroll-in-step.ts';

const texts = text.mdTools;
/** Indentation that nests below both bullet and numbered items. */
const indent = '    ';
/** New lines keep the indentation of the previous one: the grammar would align them with HTML attributes above. */
const keepIndent = indentService.of((context, at) => {
  const [blank = ''] = /^\s*/.exec(context.lineAt(at, -1).text) ?? [];
  return countColumn(blank, context.state.tabSize);
});

/** Uploads images one after another and inserts them; a failure is shown and the others go on. */
async function insertImages(
  files: readonly File[],
  place: UploadPlace | undefined,
  insert: (markdown: string) => void,
): Promise<void> {
  for (const file of files) {
    try {
      insert(pictureMarkdown('', fileUrl(await uploadFile({ file, isEditor: true, place }))));
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      tell.error(uploadFailure(error, text.rich.imageFailed));
    }
  }
}

/** Extensions of the editor; `takeImages` gets those that are pasted or dropped. */
function useMarkdownExtensions(props: MarkdownEditorProps, takeImages: (files: readonly File[]) => void): Extension {
  const { disabled = false, placeholder = text.rich.placeholder, id } = props;
  const invalid = props['aria-invalid'] === true;
  const described = props['aria-describedby'];
  // The editor's handlers outlive a render.
  const take = useRef(takeImages);
  useLayoutEffect(() => {
    take.current = takeImages;
  });
  return useMemo((): Extension => {
    const takePastedImages = (data: DataTransfer | null, event: Event): boolean => {
      const files = findPastedImages(data);
      if (files.length === 0 || disabled) return false;
      event.preventDefault();
      take.current(files);
      return true;
    };
    return [
      common,
      markdown({ base: markdownLanguage }),
      EditorView.lineWrapping,
      indentUnit.of(indent),
      keepIndent,
      EditorState.readOnly.of(disabled),
      hint(placeholder),
      EditorView.contentAttributes.of({
        'aria-label': texts.box,
        ...(id && { id }),
        ...(invalid && { 'aria-invalid': 'true' }),
        ...(described && { 'aria-describedby': described }),
        ...(disabled && { 'aria-readonly': 'true' }),
      }),
      EditorView.domEventHandlers({
        paste: (event) => takePastedImages(event.clipboardData, event),
        drop: (event) => takePastedImages(event.dataTransfer, event),
      }),
    ];
  }, [disabled, placeholder, id, invalid, described]);
}

/** Implementation of `MarkdownEditor`. */
export function MarkdownCodeEditor(props: MarkdownEditorProps) {
  const { value, onChange, onBlur, disabled = false } = props;
  const [mode, setMode] = useState<MarkdownMode>(props.mode ?? 'split');
  const [asksImage, setAsksImage] = useState(false);
  const place = useContext(UploadPlaceContext);
  const shown = useDeferredValue(value);
  const extensions = useMarkdownExtensions(props, (files) => void insertImages(files, place, insert));
  const { host, view, insert } = useCodeMirror({ value, onChange, onBlur, extensions });
  const preview = useRef<HTMLElement>(null);
  useScrollInStep(view, preview, mode === 'split', shown);
  const state = `${props['aria-invalid'] === true ? ' invalid' : ''}${disabled ? ' disabled' : ''}`;
  return (
    <div
      className={`markdown-editor code-editor ${mode}${state}`}
      data-widget="markdown-editor"
      style={{ height: props.height ?? '300px', minHeight: props.minHeight ?? '200px' }}
    >
      <div className="markdown-head">
        <MarkdownTools view={view} disabled={disabled || mode === 'preview'} onImage={() => setAsksImage(true)} />
        <Segmented<MarkdownMode>
          size="small"
          aria-label={texts.mode.self}
          value={mode}
          onChange={setMode}
          options={(['edit', 'split', 'preview'] as const).map((one) => ({ value: one, label: texts.mode[one] }))}
        />
      </div>
      <div className="markdown-panes">
        <div ref={host} className="code-editor-body" hidden={mode === 'preview'} />
        {mode !== 'edit' && (
          <section ref={preview} className="markdown-preview" aria-label={texts.preview} {...keyboardScroll}>
            {shown.trim() === '' ? (
              <p className="muted">{texts.emptyPreview}</p>
            ) : (
              <SafeMarkdown markdown={shown} lines />
            )}
          </section>
        )}
      </div>
      {asksImage && (
        <MarkdownImageDialog
          onOk={(remark, url) => insert(pictureMarkdown(remark, url))}
          onClose={() => setAsksImage(false)}
        />
      )}
    </div>
  );
}

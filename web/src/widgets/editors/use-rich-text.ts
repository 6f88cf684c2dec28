import { text } from '@campus/contract/messages';
import { Image } from '@tiptap/extension-image';
import { TableKit } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import { Color, TextStyle } from '@tiptap/extension-text-style';
import { type Editor, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useContext, useEffect, useRef } from 'react';
import { fileUrl } from '../../request/file-url.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { uploadFailure, uploadFile } from '../files/upload-file.ts';
import type { UploadPlace } from '../files/upload-place.ts';
import { inertMarkup } from '../inert-markup.ts';
import type { ControlProps } from '../selects/option.ts';
import { EditorInsertContext } from './editor-insert.ts';
import { findPastedImages, type PastedMarkup, parsePastedMarkup } from './parse-pasted-markup.ts';

const extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4] },
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto'] },
  }),
  TextStyle,
  Color,
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  Image.configure({ allowBase64: false }),
  TableKit.configure({ table: { resizable: false } }),
];

const getHtml = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());

/** Uploads an image and returns its URL; shows the failure otherwise. */
async function uploadImage(file: File, place: UploadPlace | undefined): Promise<string | undefined> {
  try {
    const path = await uploadFile({ file, isEditor: true, place });
    return path === 'local' ? await dataUrl(file) : fileUrl(path);
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error;
    tell.error(uploadFailure(error, text.rich.imageFailed));
    return undefined;
  }
}
/** Uploads images and inserts them at the cursor. */
export async function insertImages(
  editor: Editor,
  files: readonly File[],
  place: UploadPlace | undefined,
): Promise<void> {
  for (const file of files) {
    const src = await uploadImage(file, place);
    if (src !== undefined) editor.chain().focus().setImage({ src, alt: file.name }).run();
  }
}
/** Inserts markup at the cursor after its images have been uploaded. */
async function insertMarkup(editor: Editor, pasted: PastedMarkup, place: UploadPlace | undefined): Promise<void> {
  const html = await pasted.stored((file) => uploadImage(file, place));
  editor.chain().focus().insertContent(html).run();
}
/** Some servers answer `local`: the image then stays in the text as a data URL. */
function dataUrl(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result));
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(file);
  return promise;
}

/**
 * The editor of a value. Every change calls `onChange`, and the editor is created again from `value`, so that a hidden
 * page keeps the typed text.
 */
export function useRichText(props: ControlProps & { readonly place: UploadPlace | undefined }): Editor {
  const { id, value, onChange, onBlur, disabled = false, placeholder = text.rich.placeholder, place } = props;
  const insertion = useContext(EditorInsertContext);
  const emitted = useRef(value);
  const editor = useEditor({
    extensions,
    content: value,
    editable: !disabled,
    editorProps: {
      attributes: {
        class: 'rich-content',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': placeholder,
        ...(id && { id }),
        ...(props['aria-invalid'] && { 'aria-invalid': 'true' }),
        ...(props['aria-describedby'] && { 'aria-describedby': props['aria-describedby'] }),
      },
      transformPastedHTML: inertMarkup,
      handlePaste: (_view, event) => takeImages(event.clipboardData) || takeMarkup(event.clipboardData),
      handleDrop: (_view, event) => takeImages((event as DragEvent).dataTransfer),
    },
    onUpdate: ({ editor: changed }) => {
      emitted.current = getHtml(changed);
      onChange(emitted.current);
    },
    onBlur: () => onBlur?.(),
  });
  // The editor's handlers outlive a render and use this ref.
  const current = useRef(editor);
  useEffect(() => {
    current.current = editor;
    if (insertion) insertion.current = (html) => void editor.chain().focus().insertContent(html).run();
  }, [editor, insertion]);
  function takeImages(data: DataTransfer | null): boolean {
    const files = findPastedImages(data);
    if (files.length > 0) void insertImages(current.current, files, place);
    return files.length > 0;
  }
  function takeMarkup(data: DataTransfer | null): boolean {
    const pasted = parsePastedMarkup(data?.getData('text/html') ?? '');
    if (pasted.hasWritten) void insertMarkup(current.current, pasted, place);
    return pasted.hasWritten;
  }
  // External values (a reset, a loaded row) replace the content; the editor's own changes do not.
  useEffect(() => {
    if (value === emitted.current) return;
    emitted.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [value, editor]);
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled]);
  return editor;
}

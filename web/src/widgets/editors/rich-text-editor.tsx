import { text } from '@campus/contract/messages';
import { EditorContent, useEditorState } from '@tiptap/react';
import { useContext, useState } from 'react';
import { UploadPlaceContext } from '../files/upload-place.ts';
import type { ControlProps } from '../selects/option.ts';
import { RichTextTools } from './rich-text-tools.tsx';
import { insertImages, useRichText } from './use-rich-text.ts';
import '../rich-content.css';

/** Implementation of `RichText`. */
export function RichTextEditor(props: ControlProps) {
  const { disabled = false, placeholder = text.rich.placeholder, 'aria-invalid': invalid = false } = props;
  const place = useContext(UploadPlaceContext);
  const editor = useRichText({ ...props, place });
  const [isFull, setFull] = useState(false);
  const isEmpty = useEditorState({ editor, selector: ({ editor: now }) => now.isEmpty });
  return (
    <div
      className={`rich-text${isFull ? ' full' : ''}${invalid ? ' invalid' : ''}${disabled ? ' disabled' : ''}`}
      data-widget="rich-text"
    >
      {!disabled && (
        <RichTextTools
          editor={editor}
          isFull={isFull}
          onFull={() => setFull(!isFull)}
          onImages={(files) => void insertImages(editor, files, place)}
        />
      )}
      <EditorContent
        editor={editor}
        className={`rich-text-body${isEmpty ? ' empty' : ''}`}
        data-placeholder={placeholder}
      />
    </div>
  );
}

import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface CodeMirrorOptions {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** Extensions; may change while the editor exists. Must be referentially stable between renders. */
  readonly extensions: Extension;
}
interface CodeMirror {
  /** Parent element of the editor. */
  readonly host: RefObject<HTMLDivElement | null>;
  /** The editor while it is mounted. */
  readonly view: EditorView | undefined;
  /** Inserts text at the cursor, even while the page is hidden and no editor exists. */
  insert(text: string): void;
}

/** Marks external changes, which are not reported back. */
const external = Annotation.define<boolean>();

/**
 * CodeMirror controlled by a value. It is destroyed while its page is hidden and restored with text, cursor and history
 * when the page is shown again.
 */
export function useCodeMirror(options: CodeMirrorOptions): CodeMirror {
  const { value, extensions } = options;
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [part] = useState(() => new Compartment());
  const standing = useRef<EditorView>(undefined);
  const kept = useRef<EditorState>(undefined);
  const emitted = useRef(value);
  // The editor's listeners outlive a render and use this ref for callbacks.
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const changeListener = EditorView.updateListener.of((update) => {
      if (!update.docChanged || update.transactions.some((one) => one.annotation(external))) return;
      emitted.current = update.state.doc.toString();
      latest.current.onChange(emitted.current);
    });
    const blurHandler = EditorView.domEventHandlers({ blur: () => latest.current.onBlur?.() });
    const begin = EditorState.create({
      doc: latest.current.value,
      extensions: [part.of(latest.current.extensions), changeListener, blurHandler],
    });
    const made = new EditorView({ parent: host.current as HTMLDivElement, state: kept.current ?? begin });
    standing.current = made;
    setView(made);
    return () => {
      kept.current = made.state;
      standing.current = undefined;
      made.destroy();
      setView(undefined);
    };
  }, [part]);
  useEffect(() => view?.dispatch({ effects: part.reconfigure(extensions) }), [view, part, extensions]);
  // External values (a reset, a loaded row) replace the text; the editor's own changes do not.
  useEffect(() => {
    if (!view || value === emitted.current) return;
    emitted.current = value;
    view.dispatch({
      changes: { from: 0, to: view.state.doc.length, insert: value },
      annotations: external.of(true),
    });
  }, [view, value]);

  const insert = (text: string) => {
    if (standing.current) {
      standing.current.dispatch(standing.current.state.replaceSelection(text));
      standing.current.focus();
      return;
    }
    const now = latest.current.value;
    const at = Math.min(kept.current?.selection.main.head ?? now.length, now.length);
    latest.current.onChange(now.slice(0, at) + text + now.slice(at));
  };
  return { host, view, insert };
}

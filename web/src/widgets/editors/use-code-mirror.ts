import { Annotation, Compartment, EditorState, type Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface CodeMirrorOptions {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** Everything but the text; may change while the editor stands. Keep it the same value between renders. */
  readonly extensions: Extension;
}
interface CodeMirror {
  /** The element that becomes the editor's parent. */
  readonly host: RefObject<HTMLDivElement | null>;
  /** The editor while it stands. */
  readonly view: EditorView | undefined;
  /** Puts text at the cursor, also while the page is hidden and no editor stands. */
  insert(text: string): void;
}

/** Marks changes that came from outside: they are not reported back. */
const external = Annotation.define<boolean>();

/**
 * A CodeMirror that a value controls. It ends when its page is hidden and is made anew with text, cursor and history
 * when the page shows again.
 */
export function useCodeMirror(options: CodeMirrorOptions): CodeMirror {
  const { value, extensions } = options;
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [part] = useState(() => new Compartment());
  const standing = useRef<EditorView>(undefined);
  const kept = useRef<EditorState>(undefined);
  const emitted = useRef(value);
  // The editor's own listeners live longer than a render; they reach its callbacks through this.
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const told = EditorView.updateListener.of((update) => {
      if (!update.docChanged || update.transactions.some((one) => one.annotation(external))) return;
      emitted.current = update.state.doc.toString();
      latest.current.onChange(emitted.current);
    });
    const left = EditorView.domEventHandlers({ blur: () => latest.current.onBlur?.() });
    const begin = EditorState.create({
      doc: latest.current.value,
      extensions: [part.of(latest.current.extensions), told, left],
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
  // A value from outside (a reset, a row that was read) replaces the text; the editor's own does not.
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

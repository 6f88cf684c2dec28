import { EditorView } from '@codemirror/view';
import { act } from '@testing-library/react';
import { Activity, type ComponentType, useState } from 'react';
import { show } from '../../kit/support.tsx';

interface Controlled {
  readonly value: string;
  readonly onChange: (value: string) => void;
}
/** An editor on a page that can be hidden, as in a form. */
export class EditorField<P extends Controlled> {
  readonly #Editor: ComponentType<P>;
  /** Current value of the form. */
  value = '';
  /** Values that the editor has emitted. */
  readonly emitted: string[] = [];
  #hide: (isHidden: boolean) => void = () => undefined;
  #set: (next: string) => void = () => undefined;

  constructor(Editor: ComponentType<P>) {
    this.#Editor = Editor;
  }
  open({ start = '', ...props }: { start?: string } & Partial<P> = {}): void {
    const field = this;
    const Editor = this.#Editor;
    this.emitted.length = 0;
    function Page() {
      const [now, setNow] = useState(start);
      const [isHidden, setHidden] = useState(false);
      field.#hide = setHidden;
      field.#set = setNow;
      field.value = now;
      const take = (next: string) => {
        field.emitted.push(next);
        setNow(next);
      };
      return (
        <Activity mode={isHidden ? 'hidden' : 'visible'}>
          <Editor {...(props as P)} value={now} onChange={take} />
        </Activity>
      );
    }
    show(<Page />);
  }
  readonly hide = (isHidden: boolean): void => act(() => this.#hide(isHidden));
  /** Sets another value from the form. */
  readonly set = (next: string): void => act(() => this.#set(next));
  readonly view = (): EditorView => EditorView.findFromDOM(document.querySelector<HTMLElement>('.cm-editor')!)!;
}

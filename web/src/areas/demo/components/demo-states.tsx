import { componentTexts } from '@campus/contract/demo';
import { text } from '@campus/contract/messages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Form } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import type { ControlProps } from '../../../widgets/selects/option.ts';

const texts = componentTexts.states;

/** A client whose queries never resolve, to show the loading state. */
const waiting = new QueryClient();
const usual = waiting.defaultQueryOptions.bind(waiting) as (options: object) => object;
const never = () => new Promise<never>(() => undefined);
waiting.defaultQueryOptions = ((options: object) =>
  usual({ ...options, queryFn: never })) as QueryClient['defaultQueryOptions'];

interface DemoGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}
/** One widget of a section. */
export const DemoGroup = ({ title, children }: DemoGroupProps) => (
  <div className="demo-group">
    <h3>{title}</h3>
    {children}
  </div>
);
export const DemoHint = ({ children }: { readonly children: ReactNode }) => <p className="demo-hint">{children}</p>;

interface DemoStatesProps {
  /** Value of the filled state. */
  readonly filled: string;
  /** Error message of the invalid state. */
  readonly problem?: string;
  /** Value that the widget itself rejects. */
  readonly wrong?: string;
  /** False for widgets that load nothing. */
  readonly hasLoading?: boolean;
  readonly isWide?: boolean;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A field in five states: empty, filled, invalid, disabled and loading. */
export function DemoStates({ filled, problem, wrong, hasLoading = true, isWide = false, children }: DemoStatesProps) {
  const state = (name: string, start: string, more: Partial<ControlProps> = {}, said?: string) => (
    <DemoState name={name} start={start} more={more} said={said}>
      {children}
    </DemoState>
  );
  return (
    <div className={`demo-states${isWide ? ' wide' : ''}`}>
      {state(texts.empty, '')}
      {state(texts.filled, filled)}
      {wrong === undefined
        ? state(texts.invalid, '', { 'aria-invalid': true }, problem ?? text.common.pleaseSelect)
        : state(texts.invalid, wrong)}
      {state(texts.disabled, filled, { disabled: true })}
      {hasLoading && <QueryClientProvider client={waiting}>{state(texts.loading, filled)}</QueryClientProvider>}
    </div>
  );
}

interface DemoStateProps {
  readonly name: string;
  readonly start: string;
  readonly more: Partial<ControlProps>;
  readonly said: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}
function DemoState({ name, start, more, said, children }: DemoStateProps) {
  const id = useId();
  const [shown, setShown] = useState({ start, value: start });
  // The initial value may arrive after the first render.
  if (shown.start !== start) setShown({ start, value: start });
  const { value } = shown;
  return (
    <div className="demo-state">
      <label className="demo-name" htmlFor={id}>
        {name}
      </label>
      <Form.Item className="demo-field" {...(said !== undefined && { validateStatus: 'error' as const })}>
        {children({
          id,
          value,
          onChange: (next) => setShown({ start, value: next }),
          ...more,
          ...(said !== undefined && { 'aria-describedby': `${id}-said` }),
        })}
      </Form.Item>
      {said !== undefined && (
        <span id={`${id}-said`} className="field-message error">
          {said}
        </span>
      )}
      <code className="demo-value" title={value}>
        {componentTexts.value(value || componentTexts.noValue)}
      </code>
    </div>
  );
}

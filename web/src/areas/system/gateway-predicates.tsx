import { CloseOutlined } from '@ant-design/icons';
import { dateTime } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import {
  type GatewayPredicate,
  gatewayLimits,
  gatewayMethods,
  gatewayPredicates,
  gatewayTexts,
  isNamed,
  type PredicateName,
} from '@campus/contract/system';
import { Input, Select } from 'antd';
import { useState } from 'react';
import type { InputProps } from '../../kit/form/field-control.ts';
import { DateTimeInput } from '../../kit/form/field-inputs.tsx';
import { IconButton } from '../../widgets/icon-button.tsx';
import { AddLine } from './gateway-add.tsx';
import { type Keyed, parseList, withKey } from './gateway-lines.ts';
import './gateway.css';

type Line = Keyed<GatewayPredicate>;
const names = Object.keys(gatewayPredicates) as PredicateName[];
const times = { After: 1, Before: 1, Between: 2 } as const;
const isTime = (name: PredicateName): name is keyof typeof times => Object.hasOwn(times, name);
const chinaForm = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

function createEmpty(name: PredicateName): GatewayPredicate {
  if (!isNamed(name)) return { name, args: isTime(name) ? Array<string>(times[name]).fill('') : [] };
  return { name, args: { [gatewayPredicates[name].key]: '', regexp: '' } };
}

const menuLabel = (name: PredicateName): string => {
  const { label } = gatewayPredicates[name];
  return label === name ? label : `${label}（${name}）`;
};

/** Conditions of a route, all of which must match. */
export function PredicatesInput({ id, field, value, onChange, onBlur, ...aria }: InputProps) {
  const [lines, setLines] = useState<readonly Line[]>(() => parseList<GatewayPredicate>(value).map(withKey));
  const change = (next: readonly Line[]) => {
    setLines(next);
    onChange(JSON.stringify(next.map(({ name, args }) => ({ name, args }))));
  };
  const replace = (key: number, args: GatewayPredicate['args']) =>
    change(lines.map((line) => (line.key === key ? { ...line, args } : line)));
  return (
    <fieldset
      className="gateway-lines"
      aria-label={field.label}
      aria-describedby={aria['aria-describedby']}
      onBlur={onBlur}
    >
      {lines.map((line) => (
        <div key={line.key} className="gateway-line">
          <b>{gatewayPredicates[line.name]?.label ?? line.name}</b>
          <Values line={line} onChange={(args) => replace(line.key, args)} />
          <IconButton
            label={gatewayTexts.remove(gatewayPredicates[line.name]?.label ?? line.name)}
            onClick={() => change(lines.filter(({ key }) => key !== line.key))}
          >
            <CloseOutlined aria-hidden />
          </IconButton>
        </div>
      ))}
      <AddLine
        id={id}
        label={gatewayTexts.addCondition}
        count={lines.length}
        kinds={names.map((name) => ({ key: name, label: menuLabel(name) }))}
        onAdd={(name) => change([...lines, withKey(createEmpty(name))])}
      />
    </fieldset>
  );
}

interface ValuesProps {
  readonly line: GatewayPredicate;
  readonly onChange: (args: GatewayPredicate['args']) => void;
}
/** Values of a condition: times, methods, a name with an expression, or tags. */
function Values({ line: { name, args }, onChange }: ValuesProps) {
  if (isNamed(name)) return <Pair name={name} args={args as Readonly<Record<string, string>>} onChange={onChange} />;
  const { label, example } = gatewayPredicates[name];
  const list = Array.isArray(args) ? (args as readonly string[]) : [];
  if (isTime(name)) return <Times name={name} list={list} onChange={onChange} />;
  return (
    <Select
      aria-label={label}
      mode={name === 'Method' ? 'multiple' : 'tags'}
      {...(name === 'Method'
        ? { options: gatewayMethods.map((method) => ({ value: method })) }
        : { open: false, suffixIcon: null, tokenSeparators: [',', ' ', '，'] })}
      placeholder={name === 'Method' ? text.common.pleaseSelect : example}
      value={[...list]}
      onChange={(next: string[]) => onChange(next)}
    />
  );
}
function Times({
  name,
  list,
  onChange,
}: { name: keyof typeof times; list: readonly string[] } & Pick<ValuesProps, 'onChange'>) {
  const { label } = gatewayPredicates[name];
  const field = dateTime({ label });
  return (
    <span className="gateway-times">
      {Array.from({ length: times[name] }, (_, i) => {
        const value = list[i] ?? '';
        const set = (next: string) =>
          onChange(Array.from({ length: times[name] }, (_each, n) => (n === i ? next : (list[n] ?? ''))));
        // Other clients write ISO times, which stay unchanged until edited.
        return value === '' || chinaForm.test(value) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the two times have no id
          <DateTimeInput key={i} field={field} value={value} onChange={set} aria-label={label} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the two times have no id
          <Input key={i} aria-label={label} value={value} onChange={({ target }) => set(target.value)} />
        );
      })}
    </span>
  );
}
function Pair({
  name,
  args,
  onChange,
}: { name: 'Header' | 'Query' | 'Cookie'; args: Readonly<Record<string, string>> } & Pick<ValuesProps, 'onChange'>) {
  const { key, label, example } = gatewayPredicates[name];
  return (
    <>
      <Input
        aria-label={`${label}${gatewayTexts.name}`}
        placeholder={example}
        maxLength={64}
        value={args[key] ?? ''}
        onChange={({ target }) => onChange({ ...args, [key]: target.value })}
      />
      <Input
        className="code"
        aria-label={`${label}${gatewayTexts.regexp}`}
        placeholder={gatewayTexts.regexp}
        maxLength={gatewayLimits.text}
        value={args.regexp ?? ''}
        onChange={({ target }) => onChange({ ...args, regexp: target.value })}
      />
    </>
  );
}

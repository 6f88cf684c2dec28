import { CloseOutlined, PlusOutlined } from '@ant-design/icons';
import {
  type FilterArg,
  type FilterName,
  type GatewayFilter,
  gatewayFilters,
  gatewayLimits,
  gatewayTexts,
  getArgs,
} from '@campus/contract/system';
import { Button, Input } from 'antd';
import { useState } from 'react';
import type { InputProps } from '../../kit/form/field-control.ts';
import { IconButton } from '../../widgets/icon-button.tsx';
import { AddLine } from './gateway-add.tsx';
import { type Keyed, parseList, withKey } from './gateway-lines.ts';
import './gateway.css';

interface Line {
  readonly key: number;
  readonly name: FilterName;
  readonly args: readonly Keyed<{ readonly name: string; readonly value: string }>[];
}
const names = Object.keys(gatewayFilters) as FilterName[];
const argLine = ({ key, value }: FilterArg) => withKey({ name: key, value });
const getLine = ({ name, args }: GatewayFilter): Line => ({ ...withKey({ name }), args: args.map(argLine) });
const fresh = (name: FilterName): Line =>
  getLine({ name, args: Object.entries(getArgs(name)).map(([key, { fallback = '' }]) => ({ key, value: fallback })) });
const stringifyLines = (lines: readonly Line[]): string =>
  JSON.stringify(
    lines.map(({ name, args }) => ({ name, args: args.map((arg) => ({ key: arg.name, value: arg.value })) })),
  );

/** Filters of a route, in execution order. */
export function FiltersInput({ id, field, value, onChange, onBlur, ...aria }: InputProps) {
  const [lines, setLines] = useState<readonly Line[]>(() => parseList<GatewayFilter>(value).map(getLine));
  const change = (next: readonly Line[]) => {
    setLines(next);
    onChange(stringifyLines(next));
  };
  const used = new Set(lines.map(({ name }) => name));
  const isOnce = (name: FilterName): boolean => name === 'CircuitBreaker' || name === 'RequestRateLimiter';
  return (
    <fieldset
      className="gateway-lines"
      aria-label={field.label}
      aria-describedby={aria['aria-describedby']}
      onBlur={onBlur}
    >
      {lines.length === 0 && <p className="muted">{gatewayTexts.empty}</p>}
      {lines.map((line) => (
        <FilterLine
          key={line.key}
          line={line}
          onChange={(next) => change(lines.map((one) => (one.key === line.key ? next : one)))}
          onRemove={() => change(lines.filter((one) => one.key !== line.key))}
        />
      ))}
      <AddLine
        id={id}
        label={gatewayTexts.addFilter}
        count={lines.length}
        kinds={names.map((name) => ({
          key: name,
          label: `${gatewayFilters[name].label}（${name}）`,
          disabled: isOnce(name) && used.has(name),
        }))}
        onAdd={(name) => change([...lines, fresh(name)])}
      />
    </fieldset>
  );
}

interface FilterLineProps {
  readonly line: Line;
  readonly onChange: (line: Line) => void;
  readonly onRemove: () => void;
}
function FilterLine({ line, onChange, onRemove }: FilterLineProps) {
  const { label } = gatewayFilters[line.name];
  const known = getArgs(line.name);
  const set = (key: number, change: Partial<{ name: string; value: string }>) =>
    onChange({ ...line, args: line.args.map((arg) => (arg.key === key ? { ...arg, ...change } : arg)) });
  return (
    <section className="gateway-filter" aria-label={label}>
      <header>
        <b>{label}</b>
        <code>{line.name}</code>
        <span className="grow" />
        <IconButton label={gatewayTexts.remove(label)} onClick={onRemove}>
          <CloseOutlined aria-hidden />
        </IconButton>
      </header>
      {line.args.map((arg) => {
        const rule = known[arg.name];
        return (
          <div key={arg.key} className="gateway-arg">
            {rule ? (
              <span className={rule.required ? 'needed' : ''}>{rule.label}</span>
            ) : (
              <Input
                aria-label={gatewayTexts.argKey}
                placeholder={gatewayTexts.argKey}
                maxLength={64}
                value={arg.name}
                onChange={({ target }) => set(arg.key, { name: target.value })}
              />
            )}
            <Input
              aria-label={rule?.label ?? gatewayTexts.argValue}
              placeholder={rule?.fallback ?? gatewayTexts.argValue}
              maxLength={gatewayLimits.text}
              value={arg.value}
              onChange={({ target }) => set(arg.key, { value: target.value })}
            />
            {rule ? (
              <span className="tool-space" />
            ) : (
              <IconButton
                label={gatewayTexts.remove(arg.name || gatewayTexts.argKey)}
                onClick={() => onChange({ ...line, args: line.args.filter(({ key }) => key !== arg.key) })}
              >
                <CloseOutlined aria-hidden />
              </IconButton>
            )}
          </div>
        );
      })}
      <Button
        type="link"
        size="small"
        disabled={line.args.length >= gatewayLimits.args}
        icon={<PlusOutlined aria-hidden />}
        onClick={() => onChange({ ...line, args: [...line.args, withKey({ name: '', value: '' })] })}
      >
        {gatewayTexts.addArg}
      </Button>
    </section>
  );
}

import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { type CheckElement, checkRuleLimits, linearPattern, wholeValue } from '@campus/contract/rules';
import { ruleTexts } from '@campus/contract/system';
import { Button, Input, Select, Tabs } from 'antd';
import { useState } from 'react';
import type { InputProps } from '../../kit/form/field-control.ts';
import { IconButton } from '../../widgets/icon-button.tsx';
import { LocalRules } from './local-rules.tsx';
import './rules.css';

interface Line extends CheckElement {
  readonly key: number;
}
interface Parts {
  readonly first: readonly Line[];
  readonly local: readonly Line[];
  readonly last: readonly Line[];
}
let lines = 0;
const getLine = (element: CheckElement): Line => {
  lines += 1;
  return { ...element, key: lines };
};

/** Splits a rule into whole-value rules before and after those of the sections. */
function parseParts(json: string): Parts {
  let list: CheckElement[] = [];
  try {
    const value: unknown = JSON.parse(json || '[]');
    if (Array.isArray(value)) list = value as CheckElement[];
  } catch {
    // A foreign format starts empty; the server has rejected it anyway.
  }
  const isWhole = (element: CheckElement): boolean => element.digits === wholeValue;
  const at = list.findIndex((element) => !isWhole(element));
  const border = at < 0 ? list.length : at;
  return {
    first: list.slice(0, border).map(getLine),
    local: list
      .slice(border)
      .filter((element) => !isWhole(element))
      .map(getLine),
    last: list.slice(border).filter(isWhole).map(getLine),
  };
}
const stringifyParts = ({ first, local, last }: Parts): string => {
  const all = [...first, ...local, ...last].map(({ digits, pattern, message }) => ({ digits, pattern, message }));
  return all.length === 0 ? '' : JSON.stringify(all);
};

/** Editor of a check rule: sections from left to right, and rules for the whole value. */
export function CheckRuleInput({ value, onChange, onBlur, ...aria }: InputProps) {
  const [parts, setParts] = useState(() => parseParts(value));
  const change = (next: Parts) => {
    setParts(next);
    onChange(stringifyParts(next));
  };
  const count = parts.first.length + parts.local.length + parts.last.length;
  const isFull = count >= checkRuleLimits.elements;
  const addGlobal = () =>
    change({ ...parts, first: [...parts.first, getLine({ digits: wholeValue, pattern: '', message: '' })] });
  const globals = [
    ...parts.first.map((line) => ({ line, place: 'first' as const })),
    ...parts.last.map((line) => ({ line, place: 'last' as const })),
  ];
  const replace = (place: keyof Parts, key: number, next: Line | undefined) =>
    change({
      ...parts,
      [place]: parts[place].flatMap((line) => (line.key === key ? (next ? [next] : []) : [line])),
    });
  const local = <LocalRules lines={parts.local} onChange={(next) => change({ ...parts, local: next.map(getLine) })} />;
  const global = (
    <>
      <p className="muted">{ruleTexts.globalHint}</p>
      {globals.map(({ line, place }, i) => (
        <div key={line.key} className="rule-line">
          <Select
            aria-label={ruleTexts.rowOf(i + 1, ruleTexts.priority)}
            value={place}
            options={[
              { value: 'first', label: ruleTexts.first },
              { value: 'last', label: ruleTexts.last },
            ]}
            onChange={(next: 'first' | 'last') =>
              change({
                ...parts,
                [place]: parts[place].filter((other) => other.key !== line.key),
                [next]: [...parts[next].filter((other) => other.key !== line.key), line],
              })
            }
          />
          <LineInputs n={i + 1} line={line} onChange={(next) => replace(place, line.key, next)} />
          <IconButton label={ruleTexts.removeRow(i + 1)} onClick={() => replace(place, line.key, undefined)}>
            <DeleteOutlined aria-hidden />
          </IconButton>
        </div>
      ))}
      <Button type="dashed" block disabled={isFull} icon={<PlusOutlined aria-hidden />} onClick={addGlobal}>
        {ruleTexts.addRow}
      </Button>
    </>
  );
  return (
    <fieldset className="rule-editor" aria-describedby={aria['aria-describedby']} onBlur={onBlur}>
      <Tabs
        size="small"
        items={[
          { key: 'local', label: `${ruleTexts.local}（${parts.local.length}）`, children: local },
          { key: 'global', label: `${ruleTexts.global}（${globals.length}）`, children: global },
        ]}
      />
    </fieldset>
  );
}

function LineInputs({ n, line, onChange }: { n: number; line: Line; onChange: (line: Line) => void }) {
  const isBad = line.pattern !== '' && linearPattern(line.pattern) === undefined;
  return (
    <>
      <Input
        className="code"
        aria-label={ruleTexts.rowOf(n, ruleTexts.pattern)}
        placeholder={ruleTexts.pattern}
        maxLength={checkRuleLimits.pattern}
        {...(isBad && { status: 'error' as const })}
        value={line.pattern}
        onChange={({ target }) => onChange({ ...line, pattern: target.value })}
      />
      <Input
        aria-label={ruleTexts.rowOf(n, ruleTexts.message)}
        placeholder={ruleTexts.message}
        maxLength={checkRuleLimits.message}
        value={line.message}
        onChange={({ target }) => onChange({ ...line, message: target.value })}
      />
    </>
  );
}

import { text } from '@campus/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { areaPath, areaRoot, placesBelow, useAreaNames } from './area-cascader.tsx';
import { type ControlProps, clearButton, loadingProps } from './option.ts';

interface AreaSelectsProps extends ControlProps {
  readonly width?: string | number | undefined;
}
const levels = [text.area.province, text.area.city, text.area.district] as const;
const getPath = (value: string): readonly string[] => (value === '' ? [] : areaPath(value));

/** Province, city and district as three selects, for wide forms. The value is the last one's code. */
export function AreaSelects({ value, onChange, width = '100%', ...rest }: AreaSelectsProps) {
  const { onBlur, disabled = false, id, placeholder, ...aria } = rest;
  const [{ held, path }, setChosen] = useState({ held: value, path: getPath(value) });
  if (value !== held) setChosen({ held: value, path: getPath(value) });
  const { names, isLoading } = useAreaNames(value === '' ? [] : [value]);
  const isUnknown = value !== '' && !isLoading && names[value] === undefined;
  const shown = isUnknown ? [value] : path;
  const [province, city] = isUnknown ? [] : path;
  const lists = [
    useQuery(placesBelow(areaRoot)),
    useQuery({ ...placesBelow(province ?? ''), enabled: province !== undefined }),
    useQuery({ ...placesBelow(city ?? ''), enabled: city !== undefined }),
  ];
  /** Whether the branch ends at this level, so that nothing more is loaded. */
  const isEnded = (level: number): boolean =>
    lists[level - 1]?.data?.some((place) => place.code === shown[level - 1] && place.leaf) === true;
  /** Changing a level clears those below it; the value changes with the last level of a branch. */
  const choose = (level: number, code: string | undefined) => {
    if (code === undefined) {
      setChosen({ held: '', path: path.slice(0, level) });
      return onChange('');
    }
    setChosen({ held, path: [...path.slice(0, level), code] });
    const isLast = lists[level]?.data?.find((place) => place.code === code)?.leaf === true;
    if (isLast || level === levels.length - 1) onChange(code);
  };
  return (
    <div data-widget="area-selects" style={{ display: 'flex', gap: 8, width }}>
      {levels.map((name, level) => {
        const places = lists[level]?.data ?? [];
        const code = shown[level];
        const options = places.map((place) => ({ value: place.code, label: place.name }));
        if (code !== undefined && !options.some((option) => option.value === code)) {
          options.unshift({ value: code, label: isUnknown ? code : (names[value]?.[level] ?? text.common.loading) });
        }
        return (
          <Select<string | undefined>
            key={name}
            {...(level === 0 && aria)}
            {...(level === 0 && id && { id })}
            aria-label={name}
            placeholder={level === 0 ? (placeholder ?? name) : name}
            allowClear={clearButton}
            {...loadingProps(isLoading)}
            showSearch={{ optionFilterProp: 'label' }}
            style={{ flex: 1, minWidth: 0 }}
            disabled={disabled || level > shown.length || isEnded(level)}
            loading={isLoading || lists[level]?.isFetching === true}
            options={options}
            value={code}
            onChange={(next) => choose(level, next)}
            {...(onBlur && { onBlur })}
          />
        );
      })}
    </div>
  );
}

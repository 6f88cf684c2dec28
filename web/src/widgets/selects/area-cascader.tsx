import { anywhere as everyPlace } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Cascader } from 'antd';
import { useMemo, useState } from 'react';
import { request } from '../../request/client.ts';
import { askedLook, type ControlProps, members, nameOf } from './option.ts';

type AreaLevel = 'province' | 'city' | 'district';
interface AreaCascaderProps extends ControlProps {
  readonly multiple?: boolean;
  /** A place of this level or below may be chosen; by default only the last one of its branch. */
  readonly level?: AreaLevel | undefined;
  /** With several: 不限 may be chosen too, instead of places. */
  readonly anywhere?: boolean | undefined;
}
interface Place {
  readonly code: string;
  readonly name: string;
  readonly leaf: boolean;
}
interface AreaOption {
  value: string;
  label: string;
  isLeaf: boolean;
  children?: AreaOption[];
}

export const areaRoot = '86'; // (S)
const dayMs = 86_400_000;
const depths: Readonly<Record<AreaLevel, number>> = { province: 1, city: 2, district: 3 };
const placeholders: Readonly<Record<AreaLevel, string>> = {
  province: text.common.pleaseSelectOf(text.area.province),
  city: text.common.pleaseSelectOf(`${text.area.province}/${text.area.city}`),
  district: text.area.placeholder,
};

/** The places below one, or below the root. */
export const placesBelow = (pid: string) => ({
  queryKey: ['/sys/area/children', pid],
  queryFn: () => request<readonly Place[]>({ method: 'GET', path: '/sys/area/children', query: { pid } }),
  staleTime: dayMs,
});
const optionOf = ({ code, name, leaf }: Place): AreaOption => ({ value: code, label: name, isLeaf: leaf });

/** The codes from the province down to `code`: two digits a level. */
export function areaPath(code: string): string[] {
  const levels = [`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code];
  return [...new Set(levels.slice(0, code.endsWith('0000') ? 1 : code.endsWith('00') ? 2 : 3))];
}

function grafted(options: AreaOption[], path: readonly string[], children: AreaOption[]): AreaOption[] {
  const [first, ...rest] = path;
  return options.map((option) => {
    if (option.value !== first) return option;
    if (rest.length > 0) return { ...option, children: grafted(option.children ?? [], rest, children) };
    return children.length > 0 ? { ...option, children } : { ...option, isLeaf: true };
  });
}

/** The places of the tree that have been asked for, level by level. */
function usePlaces(): { options: AreaOption[]; load: (path: readonly string[]) => Promise<void> } {
  const client = useQueryClient();
  const { data } = useQuery(placesBelow(areaRoot));
  const [loaded, setLoaded] = useState<AreaOption[]>();
  // The same list from drawing to drawing: antd takes a new one for a change, and draws again.
  const first = useMemo(() => data?.map(optionOf) ?? [], [data]);
  const options = loaded ?? first;
  const load = async (path: readonly string[]) => {
    const places = await client.fetchQuery(placesBelow(path.at(-1) ?? areaRoot));
    setLoaded((now) => grafted(now ?? options, path, places.map(optionOf)));
  };
  return { options, load };
}

interface AreaNames {
  /** From the province down, by code. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly isAsked: boolean;
}
/** The names of the given codes, in one call. */
export function useAreaNames(codes: readonly string[]): AreaNames {
  const places = codes.filter((code) => code !== everyPlace);
  const { data = {}, isLoading } = useQuery({
    queryKey: ['/sys/area/names', places.join(',')],
    queryFn: () =>
      request<Record<string, readonly string[]>>({
        method: 'GET',
        path: '/sys/area/names',
        query: { codes: places.join(',') },
      }),
    enabled: places.length > 0,
    staleTime: dayMs,
  });
  const names = places.length === codes.length ? data : { ...data, [everyPlace]: [text.area.anywhere] };
  return { names, isAsked: isLoading };
}

const everyPlaceOption: AreaOption = { value: everyPlace, label: text.area.anywhere, isLeaf: true };
/** 不限 stands alone: whichever of it and the places was chosen last counts. */
export function withoutContradiction(codes: readonly string[], before: readonly string[]): readonly string[] {
  if (!codes.includes(everyPlace) || codes.length === 1) return codes;
  return before.includes(everyPlace) ? codes.filter((code) => code !== everyPlace) : [everyPlace];
}

/** Province, city and district under root 86. The value is the code of the most specific place that was chosen. */
export function AreaCascader({
  value,
  onChange,
  multiple = false,
  level,
  anywhere = false,
  ...rest
}: AreaCascaderProps) {
  const { placeholder = placeholders[level ?? 'district'], onBlur, disabled = false, id, ...aria } = rest;
  const { options, load } = usePlaces();
  const codes = members(value);
  // The same list from drawing to drawing: with a new one antd goes back from the branch that is looked at.
  const path = useMemo(() => (value === '' ? [] : areaPath(value)), [value]);
  const { names, isAsked } = useAreaNames(codes);
  const mayStop = level === 'province' || level === 'city';
  // The branch of the value is there when the list opens, so that it can be seen and changed.
  const open = async (isOpen: boolean) => {
    if (!isOpen) return;
    for (const code of codes.filter((one) => one !== everyPlace)) {
      const branch = areaPath(code).slice(0, -1);
      for (let depth = 1; depth <= branch.length; depth += 1) await load(branch.slice(0, depth));
    }
  };

  const displayRender = (labels: string[], branch: readonly (AreaOption | undefined)[] = []) => {
    // A place whose branch has not been opened is known by its code alone.
    const isOpened = branch.length > 0 && branch.every((option) => option !== undefined);
    const code = branch.at(-1)?.value ?? labels.at(-1) ?? '';
    const name = names[code] ?? (isOpened ? labels : undefined);
    return nameOf(code, name?.join(text.area.separator), isAsked);
  };
  const shared = {
    'data-widget': 'area-picker',
    ...(aria as object),
    ...(id && { id }),
    ...(onBlur && { onBlur }),
    options: anywhere ? [everyPlaceOption, ...options] : options,
    disabled,
    placeholder,
    allowClear: true,
    changeOnSelect: mayStop,
    style: { width: '100%' },
    displayRender,
    ...askedLook(isAsked),
    loadData: (chosen: { value?: unknown }[]) => void load(chosen.map((option) => String(option.value))),
    onOpenChange: (isOpen: boolean) => void open(isOpen),
  } as const;

  if (multiple) {
    return (
      <Cascader
        {...shared}
        multiple
        showCheckedStrategy={Cascader.SHOW_PARENT}
        value={codes.map(areaPath)}
        onChange={(paths) => {
          const next = paths.map((path) => String(path.at(-1)));
          onChange(withoutContradiction(next, codes).join(','));
        }}
      />
    );
  }
  return (
    <Cascader
      {...shared}
      value={path}
      onChange={(chosen) => {
        const code = String(chosen?.at(-1) ?? '');
        const isDeepEnough = code === '' || !mayStop || chosen.length >= depths[level];
        if (isDeepEnough) onChange(code);
      }}
    />
  );
}

import { anywhere as everyPlace } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Cascader } from 'antd';
import { useMemo, useState } from 'react';
import { request } from '../../request/client.ts';
import { type ControlProps, clearButton, getName, loadingProps, members } from './option.ts';

type AreaLevel = 'province' | 'city' | 'district';
interface AreaCascaderProps extends ControlProps {
  readonly multiple?: boolean;
  /** Places of this level or below are selectable; default: only the last of a branch. */
  readonly level?: AreaLevel | undefined;
  /** With several values: also offers 不限, which excludes places. */
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

export const areaRoot = '86';
const dayMs = 86_400_000;
const depths: Readonly<Record<AreaLevel, number>> = { province: 1, city: 2, district: 3 };
const placeholders: Readonly<Record<AreaLevel, string>> = {
  province: text.common.pleaseSelectOf(text.area.province),
  city: text.common.pleaseSelectOf(`${text.area.province}/${text.area.city}`),
  district: text.area.placeholder,
};

/** Query of the places below one, or below the root. */
export const placesBelow = (pid: string) => ({
  queryKey: ['/sys/area/children', pid],
  queryFn: () => request<readonly Place[]>({ method: 'GET', path: '/sys/area/children', query: { pid } }),
  staleTime: dayMs,
});
const getOption = ({ code, name, leaf }: Place): AreaOption => ({ value: code, label: name, isLeaf: leaf });

/** Codes from the province down to `code`; two digits per level. */
export function areaPath(code: string): string[] {
  const levels = [`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code];
  return [...new Set(levels.slice(0, code.endsWith('0000') ? 1 : code.endsWith('00') ? 2 : 3))];
}

function insertChildren(options: AreaOption[], path: readonly string[], children: AreaOption[]): AreaOption[] {
  const [first, ...rest] = path;
  return options.map((option) => {
    if (option.value !== first) return option;
    if (rest.length > 0) return { ...option, children: insertChildren(option.children ?? [], rest, children) };
    return children.length > 0 ? { ...option, children } : { ...option, isLeaf: true };
  });
}

/** Loads the places below the last of a path. */
type LoadPlaces = (path: readonly string[]) => Promise<void>;

/** Tree of the places loaded so far. */
function usePlaces(): { options: AreaOption[]; load: LoadPlaces } {
  const client = useQueryClient();
  const { data } = useQuery(placesBelow(areaRoot));
  const [loaded, setLoaded] = useState<AreaOption[]>();
  // Memoised: antd treats a new array as a change and renders again.
  const first = useMemo(() => data?.map(getOption) ?? [], [data]);
  const options = loaded ?? first;
  const load = async (path: readonly string[]) => {
    const places = await client.fetchQuery(placesBelow(path.at(-1) ?? areaRoot));
    setLoaded((now) => insertChildren(now ?? options, path, places.map(getOption)));
  };
  return { options, load };
}

interface AreaNames {
  /** Names from the province down, by code. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly isLoading: boolean;
}
/** Loads the names of codes in one call. */
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
  return { names, isLoading: isLoading };
}

const everyPlaceOption: AreaOption = { value: everyPlace, label: text.area.anywhere, isLeaf: true };
/** 不限 excludes places: the last choice wins. */
export function withoutContradiction(codes: readonly string[], before: readonly string[]): readonly string[] {
  if (!codes.includes(everyPlace) || codes.length === 1) return codes;
  return before.includes(everyPlace) ? codes.filter((code) => code !== everyPlace) : [everyPlace];
}

/** Loads the branches of the chosen places, so that they are visible. */
async function loadBranches(codes: readonly string[], load: LoadPlaces): Promise<void> {
  for (const code of codes.filter((one) => one !== everyPlace)) {
    const branch = areaPath(code).slice(0, -1);
    for (let depth = 1; depth <= branch.length; depth += 1) await load(branch.slice(0, depth));
  }
}

/** Province, city and district below root 86. The value is the code of the most specific place. */
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
  // Memoised: with a new array antd leaves the open branch.
  const path = useMemo(() => (value === '' ? [] : areaPath(value)), [value]);
  const { names, isLoading } = useAreaNames(codes);
  const mayStop = level === 'province' || level === 'city';
  const displayRender = (labels: string[], branch: readonly (AreaOption | undefined)[] = []) => {
    // Before its branch is loaded, only the code of a place is known.
    const isOpened = branch.length > 0 && branch.every((option) => option !== undefined);
    const code = branch.at(-1)?.value ?? labels.at(-1) ?? '';
    const name = names[code] ?? (isOpened ? labels : undefined);
    return getName(code, name?.join(text.area.separator), isLoading);
  };
  const shared = {
    'data-widget': 'area-picker',
    ...(aria as object),
    ...(id && { id }),
    ...(onBlur && { onBlur }),
    options: anywhere ? [everyPlaceOption, ...options] : options,
    disabled,
    placeholder,
    allowClear: clearButton,
    changeOnSelect: mayStop,
    style: { width: '100%' },
    displayRender,
    ...loadingProps(isLoading),
    loadData: (chosen: { value?: unknown }[]) => void load(chosen.map((option) => String(option.value))),
    onOpenChange: (isOpen: boolean) => isOpen && void loadBranches(codes, load),
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

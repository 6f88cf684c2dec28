import { type AnyEntity, type Field, findField, isSortable, type Workflow } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import type { ReactNode } from 'react';
import type { Cells } from '../detail/detail-settings.ts';
import { isFigure, StateCell } from '../field/field-cells.tsx';
import { getView } from '../field/field-views.tsx';
import { asText, findText, type RowData } from '../field/row.ts';
import { EnabledSwitch } from './enabled-switch.tsx';

/** A column of a list before layout. */
export interface ListColumn {
  readonly name: string;
  readonly label: string;
  readonly field: Field;
  readonly width: number;
  /** Minimum width in px. */
  readonly least: number;
  /** Width of the heading in px: enough for a column without values. */
  readonly head: number;
  /** Additional px of the state while a row of the page is overdue. */
  readonly late: number;
  /** The field with the stage shown behind the state. */
  readonly stage?: string | undefined;
  /** Rendered by a custom cell: the raw value says nothing. */
  readonly isOwn: boolean;
  /** Priority when space is short: 0 is always shown, then lower numbers. */
  readonly rank: number;
  /** Takes two lines where the list is narrow. */
  readonly isWrapped: boolean;
  /** Width set by the user. */
  readonly isFixed?: boolean;
  readonly isRight: boolean;
  readonly isSortable: boolean;
  /** Hidden by default. */
  readonly isHidden: boolean;
  readonly cell: (row: RowData) => ReactNode;
}

const displayWidth = 204;
const leastDisplay = 148;
/** Names with a wider column than usual are long: their first characters are often those of the neighbours. */
const getLeastName = (width: number): number => (width > displayWidth ? displayWidth : leastDisplay);
/** A tag of four characters. */
const leastTag = 98;
const headPadding = 18;
const [headLetterPx, cellLetterPx, latinPx] = [13, 14, 8];
const getWidth = (words: string, letterPx: number): number =>
  [...words].reduce((sum, letter) => sum + (letter > '\u2e7f' ? letterPx : latinPx), headPadding);
/** Approximate width in px of a cell with this text. */
export const widthOfText = (words: string): number => getWidth(words, cellLetterPx);
/** Two lines hold the text of one; a line may end before its last letter. */
const getWrappedWidth = (usual: number): number =>
  Math.max(leastDisplay, Math.ceil((usual - headPadding) / 2) + cellLetterPx + headPadding);
/** Headings are never truncated. */
const headWidth = (label: string, canSort: boolean): number => getWidth(label, headLetterPx) + (canSort ? 20 : 0);

/** Words may take two lines; a figure may not. */
const isWrapped = ({ kind, whole }: Field): boolean =>
  whole === true && (kind === 'text' || kind === 'through' || kind === 'ref');

/** Codes and numbers of a known length are never truncated. */
function getLeastWidth(field: Field, least: number): number {
  const { kind, pattern, priority, whole, max = Number.POSITIVE_INFINITY } = field;
  // Truncated texts and options are misleading.
  if (whole || (kind === 'text' && priority === 'low') || (kind === 'dict' && priority === 'high'))
    return Number.POSITIVE_INFINITY;
  if (kind !== 'text' && kind !== 'through') return least;
  const isCode = max <= (pattern ? longestCode : longestNumber);
  // Key values need more than their first characters.
  return Math.max(isCode ? max * latinPx + headPadding : least, priority === 'high' ? leastDeciding : 0);
}
interface LeastOptions {
  readonly usual: number;
  readonly isName: boolean;
  readonly isTag: boolean;
  readonly least: number;
}
function getLeast(field: Field, { usual, isName, isTag, least }: LeastOptions): number {
  if (field.drawing) return usual;
  if (isWrapped(field)) return getWrappedWidth(usual);
  if (isName && !field.whole) return getLeastName(usual);
  return isTag ? leastTag : getLeastWidth(field, least);
}
const [longestCode, longestNumber] = [20, 11];
const leastDeciding = 116;
/** `超时 12 天` next to a tag. */
const lateWidth = 60;
/** px of a character in a tag. */
export const tagLetterPx = 12;
/** Characters of a short stage. */
export const shortStage = 2;
/** A short stage behind the state. */
const stageWidth = 40;
/** Tags are never truncated. */
const tagWidth = (flow: Workflow): number =>
  Math.max(...Object.values(flow.states).map(({ label }) => label.length * tagLetterPx)) +
  (flow.stage ? stageWidth : 0) +
  30 +
  headPadding;

const ranks = { name: 0, high: 1, usual: 2, low: 3 } as const;
function getRank(field: Field, isName: boolean, isMinor: boolean): number {
  if (isName) return ranks.name;
  return field.priority ? ranks[field.priority] : isMinor ? ranks.low : ranks.usual;
}

interface ColumnOptions<E extends AnyEntity> {
  readonly cells?: Cells<E> | undefined;
  /** Opens the detail of a row; the name of the row becomes a link. */
  readonly onOpen?: ((row: RowData) => void) | undefined;
  /** The user may switch rows on and off. */
  readonly isSwitchable?: boolean;
}

/** The columns of an entity's list, followed by those that users may add. */
export function listColumns<E extends AnyEntity>(entity: E, options: ColumnOptions<E>): ListColumn[] {
  const { cells = {}, onOpen } = options;
  const flow = entity.workflow as Workflow | undefined;
  const own = cells as Readonly<Record<string, ((row: never) => ReactNode) | undefined>>;
  const computed = new Map((entity.computedColumns ?? []).map(({ name, field }) => [name, field]));
  const hidden = [...((entity.hidden ?? []) as readonly string[]), ...computed.keys()];
  const column = (name: string): ListColumn[] => {
    const field = computed.get(name) ?? findField(entity, name);
    if (!field || field.secret) return [];
    const view = getView(field);
    const isName = name === entity.display;
    const canSort = isSortable(field) && !computed.has(name);
    const plain = (row: RowData): ReactNode => {
      const replaced = own[name];
      if (replaced) return replaced(row as never);
      if (entity.switch?.field === name && options.isSwitchable) return <EnabledSwitch entity={entity} row={row} />;
      if (flow?.column === name) return <StateCell entity={entity} row={row} />;
      return <view.cell field={field} name={name} row={row} />;
    };
    const cell = (row: RowData) =>
      isName && onOpen && !own[name] ? (
        <NameLink row={row} name={name} isTime={field.kind === 'dateTime'} onOpen={onOpen} />
      ) : (
        plain(row)
      );
    const usual = field.width ?? (isName ? displayWidth : view.width);
    const head = headWidth(field.label, canSort);
    // Coded values with a custom cell are tags or have a dot.
    const isTag = field.kind === 'dict' && own[name] !== undefined;
    return [
      {
        name,
        label: field.label,
        field,
        width: Math.max(usual, head),
        least: Math.max(
          Math.min(getLeast(field, { usual, isName, isTag, least: view.least }), usual),
          head,
          flow?.column === name ? tagWidth(flow) : 0,
        ),
        head,
        late: flow?.column === name && entity.computed?.includes('overdue') ? lateWidth : 0,
        stage: flow?.column === name ? flow.stage : undefined,
        isOwn: own[name] !== undefined,
        rank: getRank(field, isName, view.isMinor === true),
        isWrapped: isWrapped(field),
        isRight: isFigure(field),
        isSortable: canSort,
        isHidden: hidden.includes(name),
        cell,
      },
    ];
  };
  const listed = entity.list as readonly string[];
  // The name comes first, the state second.
  const first = [entity.display as string, flow?.column ?? ''].filter((name) => listed.includes(name));
  return [...new Set([...first, ...listed, ...hidden])].flatMap(column);
}

interface NameLinkProps {
  readonly row: RowData;
  readonly name: string;
  /** Shown without seconds. */
  readonly isTime: boolean;
  readonly onOpen: (row: RowData) => void;
}
function NameLink({ row, name, isTime, onOpen }: NameLinkProps) {
  // The name may be missing or hidden from this user: the link stays.
  const value = findText(row, name) ?? asText(row[name]);
  const label = (isTime ? value.slice(0, 16) : value) || text.common.view;
  return (
    <button type="button" className="link-button" title={label} onClick={() => onOpen(row)}>
      {label}
    </button>
  );
}

import { FilterOutlined } from '@ant-design/icons';
import { type AnyEntity, fieldAccess, isComparable, searchItems } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { Button, Drawer } from 'antd';
import { type ComponentType, type ReactNode, useId, useState } from 'react';
import { useIsMobile } from '../../theme/use-media.ts';
import { ExpandButton } from '../../widgets/expand-button.tsx';
import { useCaller } from '../call/caller.ts';
import { getView } from '../field/field-views.tsx';
import type { SearchProps, SearchValue } from '../form/field-control.ts';
import { getParameters, type SearchItem } from './list-query.ts';
import './list-search.css';

type Values = Readonly<Record<string, string>>;
interface ListSearchProps {
  readonly entity: AnyEntity;
  readonly values: Values;
  readonly onSearch: (values: Values) => void;
  readonly onReset: () => void;
  /** Custom search controls, by field. */
  readonly controls?: SearchControls | undefined;
  /** The list has an advanced query for the remaining fields. */
  readonly hasAdvanced?: boolean;
}
export type SearchControls = Readonly<Record<string, ComponentType<SearchProps>>>;
const noControls: SearchControls = {};

const inSight = 3;
/** Maximum number of simple conditions; the advanced query has the rest. */
const mostFields = 6;

/** Search form of a list: three fields visible, the rest on demand; on phones one, the rest in a drawer. */
export function ListSearch(props: ListSearchProps) {
  const { entity, values, onSearch, onReset, controls = noControls, hasAdvanced = false } = props;
  const { items, isMore } = useShownItems(entity, values, controls, hasAdvanced);
  const isMobile = useIsMobile();
  const [draft, setDraft] = useState(values);
  const [applied, setApplied] = useState(values);
  // The URL is the source of truth: its values replace the input.
  if (JSON.stringify(applied) !== JSON.stringify(values)) {
    setApplied(values);
    setDraft(values);
  }
  const [isOpen, setOpen] = useState(() => items.slice(inSight).some((item) => isFilledIn(item, values)));
  // The drawer of phones covers the rows: it opens on request only, whatever a link or a wide window shows.
  const [isSheetOpen, setSheetOpen] = useState(false);
  if (items.length === 0) return null;

  const change = (part: Values) => setDraft((now) => ({ ...now, ...part }));
  const run = () => onSearch(omitEmpty(draft));
  const reset = () => {
    setDraft({});
    onReset();
  };
  const count = isOpen ? items.length : inSight;
  // Alone and without its label, only a typed condition says by its placeholder what it asks for.
  const quick = items.find(({ name, field }) => field.kind === 'text' && !controls[name]) ?? items[0];
  const fields = (list: readonly SearchItem[]) =>
    list.map((item) => (
      <SearchField key={item.name} item={item} control={controls[item.name]} values={draft} onChange={change} />
    ));
  return (
    <form
      className="list-search"
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <div className={`list-search-fields${isOpen || isMobile ? '' : ' one-line'}`}>
        {fields(isMobile ? items.filter((item) => item === quick) : items.slice(0, count))}
        {isMore && isOpen && !isMobile && <p className="list-search-more">{text.listPage.moreConditions}</p>}
      </div>
      {isMobile ? (
        <MobileSearch isOpen={isSheetOpen} onOpen={setSheetOpen} onReset={reset} onRun={run}>
          {fields(items)}
          {isMore && <p className="list-search-more">{text.listPage.moreConditions}</p>}
        </MobileSearch>
      ) : (
        <span className="list-search-actions">
          <Button type="primary" htmlType="submit">
            {text.common.query}
          </Button>
          <Button onClick={reset}>{text.common.reset}</Button>
          {items.length > inSight && <ExpandButton isOpen={isOpen} onChange={setOpen} />}
        </span>
      )}
    </form>
  );
}

/** The conditions of the form, and whether the advanced query has more. Conditions from the URL are always shown. */
function useShownItems(entity: AnyEntity, values: Values, controls: SearchControls, hasAdvanced: boolean) {
  const caller = useCaller();
  // The server does not search fields that are masked or hidden for the caller.
  const comparable = searchItems(entity).filter(({ name }) => isComparable(fieldAccess(entity, name, caller)));
  const all = comparable.filter(
    (item) => controls[item.name] !== undefined || !isSearchedByText(item, comparable) || isFilledIn(item, values),
  );
  const items = all.filter((item, at) => at < mostFields || !hasAdvanced || isFilledIn(item, values));
  return { items, isMore: items.length < all.length };
}
/** A reference to a row whose text has a condition of its own: links alone ask for the row. */
const isSearchedByText = ({ name, field }: SearchItem, items: readonly SearchItem[]): boolean =>
  field.kind === 'ref' && items.some((other) => other.field.via === name);
const isFilledIn = (item: SearchItem, values: Values): boolean =>
  getParameters(item).some((name) => Boolean(values[name]));

/** Without empty conditions, as in the URL. */
const omitEmpty = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));

interface SearchFieldProps {
  readonly item: SearchItem;
  readonly control: ComponentType<SearchProps> | undefined;
  readonly values: Values;
  readonly onChange: (values: Values) => void;
}

function SearchField({ item, control, values, onChange }: SearchFieldProps) {
  const id = useId();
  const Search = control ?? getView(item.field).search;
  const { name } = item;
  const value: SearchValue = {
    value: values[name] ?? '',
    begin: values[`${name}_begin`] ?? '',
    end: values[`${name}_end`] ?? '',
  };
  const change = (part: Partial<SearchValue>) =>
    onChange({
      ...(part.value !== undefined && { [name]: part.value }),
      ...(part.begin !== undefined && { [`${name}_begin`]: part.begin }),
      ...(part.end !== undefined && { [`${name}_end`]: part.end }),
    });
  return (
    <div className="list-search-field">
      <label htmlFor={id}>{item.field.label}</label>
      <Search id={id} field={item.field} as={item.as} value={value} onChange={change} />
    </div>
  );
}

interface MobileSearchProps {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onReset: () => void;
  readonly onRun: () => void;
  readonly children: ReactNode;
}

function MobileSearch({ isOpen, onOpen, onReset, onRun, children }: MobileSearchProps) {
  return (
    <>
      <Button icon={<FilterOutlined aria-hidden />} onClick={() => onOpen(true)}>
        {text.listPage.filter}
      </Button>
      <Drawer
        open={isOpen}
        title={text.listPage.filter}
        placement="bottom"
        size="80%"
        onClose={() => onOpen(false)}
        footer={
          <div className="form-foot">
            <Button
              onClick={() => {
                onOpen(false);
                onReset();
              }}
            >
              {text.common.reset}
            </Button>
            <Button
              type="primary"
              onClick={() => {
                onOpen(false);
                onRun();
              }}
            >
              {text.common.query}
            </Button>
          </div>
        }
      >
        <div className="list-search-fields stacked">{children}</div>
      </Drawer>
    </>
  );
}

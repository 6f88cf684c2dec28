import { DownOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { Dropdown } from 'antd';
import { tell } from '../../request/tell.ts';
import './list.css';

/** Something that can be done with one row. */
export interface RowAction {
  readonly key: string;
  readonly label: string;
  readonly run: () => void;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Why it cannot be done with this row; it is then shown, but disabled. */
  readonly disabledReason?: string | undefined;
  /** Asked before it is done. */
  readonly confirm?: string | undefined;
  /** What it is done to, in words, for the question's title. */
  readonly subject?: string | undefined;
  /** Always behind 更多 when there is anything else to do. */
  readonly isSecondary?: boolean | undefined;
}

const inSight = 2;

/** Where a page's actions stand, by key. */
export interface ActionPlaces {
  readonly shown: readonly string[];
  /** Behind 更多. */
  readonly more?: readonly string[];
}
/** The actions at the places a page gives them; what it does not name follows as it was. */
export function placed(actions: readonly RowAction[], { shown, more = [] }: ActionPlaces): RowAction[] {
  const named = [...shown, ...more].flatMap((key) =>
    actions.filter((action) => action.key === key).map((action) => ({ ...action, isSecondary: more.includes(key) })),
  );
  const rest = actions.filter(({ key }) => !shown.includes(key) && !more.includes(key));
  return [...named, ...rest];
}

/** The actions that stand in the row, and those behind 更多. */
export function arranged(actions: readonly RowAction[]): { shown: readonly RowAction[]; more: readonly RowAction[] } {
  const first = actions.filter((action) => !action.isSecondary);
  const second = actions.filter((action) => action.isSecondary);
  if (first.length === 0) return { shown: second.slice(0, 1), more: second.slice(1) };
  return { shown: first.slice(0, inSight), more: [...first.slice(inSight), ...second] };
}

const [letterPx, gapPx, paddingPx, arrowPx] = [14, 12, 34, 14];
const headPx = 64;

/** Px that the actions of a row take; 0 when there are none. */
export function widthOf(actions: readonly RowAction[]): number {
  if (actions.length === 0) return 0;
  const { shown, more } = arranged(actions);
  const words = shown.map(({ label }) => label.length * letterPx);
  if (more.length > 0) words.push(text.common.more.length * letterPx + arrowPx);
  return Math.max(
    headPx,
    words.reduce((sum, width) => sum + width + gapPx, paddingPx - gapPx),
  );
}

/** Does an action, after its question. */
export async function start({ label, subject = '', run, confirm, danger }: RowAction): Promise<void> {
  const title = `${label}${subject}`;
  const isSure = confirm === undefined || (await tell.confirm({ title, text: confirm, danger: danger === true }));
  if (isSure) run();
}

/** At most two actions in the row, the rest behind 更多; what destroys is red and asks first. */
export function RowActions({ actions }: { actions: readonly RowAction[] }) {
  const { shown, more } = arranged(actions);
  return (
    <span className="row-actions">
      {shown.map((action) => (
        <button
          key={action.key}
          type="button"
          className={`link-button${action.danger ? ' danger' : ''}`}
          disabled={action.disabled === true || action.disabledReason !== undefined}
          title={action.disabledReason}
          onClick={() => void start(action)}
        >
          {action.label}
        </button>
      ))}
      {more.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: more.map(({ key, label, danger, disabled, disabledReason }) => ({
              key,
              label: disabledReason === undefined ? label : <ImpossibleAction label={label} reason={disabledReason} />,
              danger: danger === true,
              disabled: disabled === true || disabledReason !== undefined,
            })),
            onClick: ({ key }) => {
              const action = more.find((one) => one.key === key);
              if (action) void start(action);
            },
          }}
        >
          <button type="button" className="link-button" aria-haspopup="menu">
            {text.common.more} <DownOutlined style={{ fontSize: 10 }} aria-hidden />
          </button>
        </Dropdown>
      )}
    </span>
  );
}

/** An entry of 更多 that cannot be chosen, with the reason below it. */
const ImpossibleAction = ({ label, reason }: { readonly label: string; readonly reason: string }) => (
  <span className="row-action-impossible">
    {label}
    <small>{reason}</small>
  </span>
);

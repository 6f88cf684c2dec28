import { DownOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { tell } from '../../request/tell.ts';
import { ClickMenu } from '../../widgets/click-menu.tsx';
import { getActionTitle } from '../step/action-title.ts';
import './list-table.css';
import type { Operations } from './operations.ts';

/** An action on one row. */
export interface RowAction {
  readonly key: string;
  readonly label: string;
  readonly run: () => void;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Reason why the action is disabled for this row. */
  readonly disabledReason?: string | undefined;
  /** Text of the confirmation. */
  readonly confirm?: string | undefined;
  /** The row in words, for the title of the confirmation. */
  readonly subject?: string | undefined;
  /** Moved behind 更多 when there are other actions. */
  readonly isSecondary?: boolean | undefined;
}

/** The actions offered on a row; a condition that is not met leaves its action out. */
export const offeredActions = (...actions: readonly (RowAction | false)[]): RowAction[] =>
  actions.filter((action): action is RowAction => action !== false);

export const editAction = (run: () => void): RowAction => ({ key: 'edit', label: text.common.edit, run });

export const deleteAction = (confirm: string, run: () => void): RowAction => ({
  key: 'delete',
  label: text.common.delete,
  danger: true,
  isSecondary: true,
  confirm,
  run,
});

const inSight = 2;

/** Placement of a page's actions, by key. */
export interface ActionPlaces {
  readonly shown: readonly string[];
  /** Behind 更多. */
  readonly more?: readonly string[];
}
/** Orders the actions as placeActions; the others follow in their order. */
export function placeActions(actions: readonly RowAction[], { shown, more = [] }: ActionPlaces): RowAction[] {
  const named = [...shown, ...more].flatMap((key) =>
    actions.filter((action) => action.key === key).map((action) => ({ ...action, isSecondary: more.includes(key) })),
  );
  const rest = actions.filter(({ key }) => !shown.includes(key) && !more.includes(key));
  return [...named, ...rest];
}

/** Moves a harmless action to the front: the one of this key, or the first. */
function startSafely(actions: readonly RowAction[], key?: string): readonly RowAction[] {
  const named = actions.findIndex((action) => action.key === key && !action.danger);
  const at = named < 0 ? actions.findIndex(({ danger }) => !danger) : named;
  const safe = actions[at];
  return safe ? [safe, ...actions.toSpliced(at, 1)] : actions;
}

/**
 * Splits the actions into visible ones and those behind 更多. A destructive action is neither the first nor the only
 * visible one while there is a harmless one: one from behind 更多 precedes it, the details if they are offered.
 */
export function splitActions(actions: readonly RowAction[]): {
  shown: readonly RowAction[];
  more: readonly RowAction[];
} {
  const first = startSafely(actions.filter((action) => !action.isSecondary));
  const second = actions.filter((action) => action.isSecondary);
  const isSafe = first.some(({ danger }) => !danger);
  const [promoted, ...others] = startSafely(second, first.length > 0 ? 'detail' : undefined);
  if (isSafe || !promoted || (first.length > 0 && promoted.danger))
    return { shown: first.slice(0, inSight), more: [...first.slice(inSight), ...second] };
  return { shown: [promoted, ...first].slice(0, inSight), more: [...first.slice(inSight - 1), ...others] };
}

const [letterPx, gapPx, paddingPx, arrowPx] = [14, 12, 34, 14];
const headPx = 64;

/** Width of a row's actions in px; 0 without any. */
export function measureActions(actions: readonly RowAction[]): number {
  if (actions.length === 0) return 0;
  const { shown, more } = splitActions(actions);
  const words = shown.map(({ label }) => label.length * letterPx);
  if (more.length > 0) words.push(text.common.more.length * letterPx + arrowPx);
  return Math.max(
    headPx,
    words.reduce((sum, width) => sum + width + gapPx, paddingPx - gapPx),
  );
}

/** Width of the actions of the widest row in px. */
export const measureActionColumn = <R,>(
  rows: readonly R[],
  actionsOf: (row: R) => readonly RowAction[],
  least = 0,
): number => Math.max(least, ...rows.map((row) => measureActions(actionsOf(row))));

/** Runs an action after its confirmation. */
export async function runAction({ label, subject, run, confirm, danger }: RowAction): Promise<void> {
  const title = getActionTitle(label, subject);
  const isSure = confirm === undefined || (await tell.confirm({ title, text: confirm, danger: danger === true }));
  if (isSure) run();
}

/** At most two visible actions, the rest behind 更多; destructive ones are red and ask for confirmation. */
export function RowActions({ actions }: { actions: readonly RowAction[] }) {
  const { shown, more } = splitActions(actions);
  return (
    <span className="row-actions">
      {shown.map((action) => (
        <button
          key={action.key}
          type="button"
          className={`link-button${action.danger ? ' danger' : ''}`}
          disabled={action.disabled === true || action.disabledReason !== undefined}
          title={action.disabledReason}
          onClick={() => void runAction(action)}
        >
          {action.label}
        </button>
      ))}
      {more.length > 0 && (
        <ClickMenu
          menu={{
            items: more.map(({ key, label, danger, disabled, disabledReason }) => ({
              key,
              label: disabledReason === undefined ? label : <DisabledAction label={label} reason={disabledReason} />,
              danger: danger === true,
              disabled: disabled === true || disabledReason !== undefined,
            })),
            onClick: ({ key }) => {
              const action = more.find((one) => one.key === key);
              if (action) void runAction(action);
            },
          }}
        >
          <button type="button" className="link-button">
            {text.common.more} <DownOutlined style={{ fontSize: 10 }} aria-hidden />
          </button>
        </ClickMenu>
      )}
    </span>
  );
}

/** A disabled entry of 更多 with its reason. */
const DisabledAction = ({ label, reason }: { readonly label: string; readonly reason: string }) => (
  <span className="row-action-impossible">
    {label}
    <small>{reason}</small>
  </span>
);

/** The actions column of these rows; undefined when no row has actions. */
export function getOperations<R>(
  rows: readonly R[],
  actionsOf: (row: R) => readonly RowAction[],
): Operations<R> | undefined {
  // Measured and shown: each row asks once what the user may do.
  const actions = new Map(rows.map((row) => [row, actionsOf(row)]));
  const find = (row: R) => actions.get(row) ?? actionsOf(row);
  const width = measureActionColumn(rows, find);
  return width === 0 ? undefined : { width, of: (row) => <RowActions actions={find(row)} /> };
}

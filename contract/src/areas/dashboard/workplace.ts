import { endpoint, json, type } from '../../kit/index.ts';
import type { AsOf, FigureLink } from './figures.ts';

const read = { method: 'GET', silent: true } as const;
const workplace = 'dashboard:workplace:view';

/** Paths of at most eight pages, in the user's order. */
export const shortcutsRead = endpoint({
  ...read,
  path: '/dashboard/workplace/shortcut',
  title: '快捷入口',
  needs: workplace,
  input: {},
  output: type<{ paths: string[] }>(),
});
export const shortcutsSave = endpoint({
  method: 'PUT',
  path: '/dashboard/workplace/shortcut',
  title: '保存快捷入口',
  needs: workplace,
  input: { paths: json<readonly string[]>()({ label: '快捷入口', required: true }) },
  output: type<{ paths: string[] }>(),
  done: '保存成功',
});
/** An event by a colleague, from the histories of companies, posts and deliveries. */
export interface Activity {
  readonly id: string;
  readonly who: string;
  readonly what: string;
  readonly object: string;
  readonly at: string;
  readonly path: string | null;
}
export const workplaceActivity = endpoint({
  ...read,
  path: '/dashboard/workplace/activity',
  title: '团队动态',
  needs: workplace,
  input: {},
  output: type<Activity[]>(),
});

/** An event dated today or tomorrow. */
export interface AgendaEntry {
  readonly id: string;
  readonly day: string;
  /** `HH:mm`; null for the whole day. */
  readonly time: string | null;
  readonly kind: string;
  readonly title: string;
  readonly link: FigureLink;
}
export interface Agenda extends AsOf {
  readonly today: string;
  readonly tomorrow: string;
  readonly entries: readonly AgendaEntry[];
}
export const workplaceAgenda = endpoint({
  ...read,
  path: '/dashboard/workplace/agenda',
  title: '今日与明日',
  needs: workplace,
  input: {},
  output: type<Agenda>(),
});

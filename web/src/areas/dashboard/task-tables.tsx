import {
  dashboardTexts,
  type FigureLink,
  type Task,
  type TaskRow,
  taskDoing,
  taskFollow,
  taskOverdue,
  taskTodo,
} from '@campus/contract/dashboard';
import { text } from '@campus/contract/messages';
import { Table, type TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { getAddress } from '../../kit/figures/figure-link.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { daysSince } from './days-since.ts';
import { getTitle } from './task-title.ts';

const { tasks: texts, todo } = dashboardTexts;
const quiet = { quiet: true };

const act = {
  title: text.common.operation,
  dataIndex: 'link',
  width: 72,
  render: (link: FigureLink | null) => link && <Link to={getAddress(link)}>{texts.act}</Link>,
};
const renderWaitingTime = (time: string | null) => {
  if (time === null) return '–';
  const days = daysSince(time);
  return <span title={time.slice(0, 16)}>{days === 0 ? texts.today : texts.days(days)}</span>;
};
const kinds: TableColumnsType<Task> = [
  {
    title: texts.kind,
    key: 'title',
    ellipsis: true,
    render: (_, task) => (
      <>
        {getTitle(task)}
        {!task.mine && <small className="backlog-mark">{todo.backlog}</small>}
      </>
    ),
  },
  { title: texts.count, dataIndex: 'count', width: 80, align: 'right' },
  {
    title: texts.overdue,
    dataIndex: 'overdue',
    width: 80,
    align: 'right',
    render: (n: number) => (n > 0 ? <b className="late">{n}</b> : n),
  },
  { title: texts.oldest, dataIndex: 'oldest', width: 96, align: 'right', render: renderWaitingTime },
  act,
];
const rows: TableColumnsType<TaskRow> = [
  { title: texts.kind, dataIndex: 'kind', width: 136 },
  {
    title: texts.title,
    dataIndex: 'title',
    ellipsis: true,
    render: (title: string, { link }) => (link ? <Link to={getAddress(link)}>{title}</Link> : title),
  },
  { title: texts.waited, dataIndex: 'since', width: 96, align: 'right', render: renderWaitingTime },
];

interface TaskTableProps<T> {
  readonly title: string;
  readonly columns: TableColumnsType<T>;
  readonly read: {
    readonly data: readonly T[] | undefined;
    readonly error: { readonly message: string } | null;
    readonly refetch: () => unknown;
  };
  readonly rowKey: keyof T & string;
}
const TaskTable = <T extends object>({ title, columns, read, rowKey }: TaskTableProps<T>) => (
  <section className="surface chart-card">
    <header>
      <h2>{title}</h2>
    </header>
    {read.error ? (
      <LoadError error={read.error} onRetry={read.refetch} />
    ) : (
      <Table<T>
        size="small"
        rowKey={rowKey}
        columns={columns}
        dataSource={read.data as T[] | undefined}
        loading={read.data === undefined}
        scroll={{ x: 480 }}
        pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
        locale={{ emptyText: text.common.noData }}
      />
    )}
  </section>
);

/** 任务表格: open tasks by kind, overdue ones, started ones and followed ones. */
export function TaskTables({ style }: { style: ReactNode }) {
  const waiting = useEndpoint(taskTodo, {}, quiet);
  const doing = useEndpoint(taskDoing, {}, quiet);
  const followed = useEndpoint(taskFollow, {}, quiet);
  const late = useEndpoint(taskOverdue, {}, quiet);
  return (
    <div className="dashboard">
      <div className="answer">
        <h2>{waiting.data ? texts.sentence(waiting.data.total, waiting.data.overdue) : '\u00a0'}</h2>
        {style}
      </div>
      <div className="task-tables">
        <TaskTable title={todo.title} columns={kinds} read={{ ...waiting, data: waiting.data?.tasks }} rowKey="key" />
        <TaskTable title={texts.overdue} columns={rows} read={{ ...late, data: late.data?.rows }} rowKey="id" />
        <TaskTable title={texts.doing} columns={rows} read={{ ...doing, data: doing.data?.rows }} rowKey="id" />
        <TaskTable title={texts.follow} columns={rows} read={{ ...followed, data: followed.data?.rows }} rowKey="id" />
      </div>
    </div>
  );
}

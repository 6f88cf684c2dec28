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
import { useEndpoint } from '../../request/use-endpoint.ts';
import { addressOf, titleOf } from './figure-link.ts';

const { tasks: words, todo } = dashboardTexts;
const quiet = { quiet: true };

const act = {
  title: text.common.operation,
  dataIndex: 'link',
  width: 72,
  render: (link: FigureLink | null) => link && <Link to={addressOf(link)}>{words.act}</Link>,
};
const minute = (time: string | null) => time?.slice(0, 16) ?? '–';
const kinds: TableColumnsType<Task> = [
  { title: words.kind, key: 'title', ellipsis: true, render: (_, task) => titleOf(task) },
  { title: words.count, dataIndex: 'count', width: 80, align: 'right' },
  {
    title: words.overdue,
    dataIndex: 'overdue',
    width: 80,
    align: 'right',
    render: (n: number) => (n > 0 ? <b className="late">{n}</b> : n),
  },
  { title: words.oldest, dataIndex: 'oldest', width: 142, render: minute },
  act,
];
const rows: TableColumnsType<TaskRow> = [
  { title: words.kind, dataIndex: 'kind', width: 136 },
  { title: words.title, dataIndex: 'title', ellipsis: true },
  { title: words.since, dataIndex: 'since', width: 142, render: minute },
  act,
];

interface TaskTableProps<T> {
  readonly title: string;
  readonly columns: TableColumnsType<T>;
  readonly data: readonly T[] | undefined;
  readonly rowKey: keyof T & string;
}
const TaskTable = <T extends object>({ title, columns, data, rowKey }: TaskTableProps<T>) => (
  <section className="surface chart-card">
    <header>
      <h2>{title}</h2>
    </header>
    <Table<T>
      size="small"
      rowKey={rowKey}
      columns={columns}
      dataSource={data as T[] | undefined}
      loading={data === undefined}
      scroll={{ x: 480 }}
      pagination={{ pageSize: 10, hideOnSinglePage: true, showSizeChanger: false }}
      locale={{ emptyText: text.common.noData }}
    />
  </section>
);

/** 任务表格: what waits by kind, what is late, what I began, and what I keep an eye on. */
export function TaskTables({ style }: { style: ReactNode }) {
  const { data: waiting } = useEndpoint(taskTodo, {});
  const { data: doing } = useEndpoint(taskDoing, {}, quiet);
  const { data: followed } = useEndpoint(taskFollow, {}, quiet);
  const { data: late } = useEndpoint(taskOverdue, {}, quiet);
  return (
    <div className="dashboard">
      <div className="answer">
        <h2>{waiting ? words.sentence(waiting.total, waiting.overdue) : '\u00a0'}</h2>
        {style}
      </div>
      <div className="task-tables">
        <TaskTable title={todo.title} columns={kinds} data={waiting?.tasks} rowKey="key" />
        <TaskTable title={words.overdue} columns={rows} data={late?.rows} rowKey="id" />
        <TaskTable title={words.doing} columns={rows} data={doing?.rows} rowKey="id" />
        <TaskTable title={words.follow} columns={rows} data={followed?.rows} rowKey="id" />
      </div>
    </div>
  );
}

import { RightOutlined } from '@ant-design/icons';
import { dashboardTexts, type Task, type Tasks, taskTodo } from '@campus/contract/dashboard';
import { Skeleton } from 'antd';
import { Link } from 'react-router';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';
import '../../widgets/chart/chart.css';
import { getAddress } from '../../kit/figures/figure-link.ts';
import { daysSince } from './days-since.ts';
import { getTitle } from './task-title.ts';

const texts = dashboardTexts.todo;

/** The number of overdue ones, or the first deadline, or the waiting time of the oldest. */
const urgency = ({ overdue, oldest, deadline }: Task): string => {
  if (overdue > 0) return texts.overdue(overdue);
  if (deadline) return texts.until(deadline.slice(0, 10));
  return oldest ? texts.since(daysSince(oldest)) : '';
};

const Line = ({ task }: { task: Task }) => (
  <>
    <i className={`dot tone-${task.overdue > 0 ? 'bad' : 'waiting'}`} />
    <span className="todo-title">{getTitle(task)}</span>
    <span className={task.overdue > 0 ? 'todo-old late' : 'todo-old'}>{urgency(task)}</span>
    <b>{task.count.toLocaleString('zh-CN')}</b>
  </>
);

const Lines = ({ tasks }: { tasks: readonly Task[] }) => (
  <ul className={tasks[0]?.mine ? 'todo-list' : 'todo-list backlog'}>
    {tasks.map((task) => (
      <li key={task.key}>
        {task.link ? (
          <Link to={getAddress(task.link)}>
            <Line task={task} />
            <RightOutlined />
          </Link>
        ) : (
          <span className="todo-line">
            <Line task={task} />
          </span>
        )}
      </li>
    ))}
  </ul>
);

/** The user's own tasks, then those of represented users. */
function Waiting({ tasks: { tasks, total, overdue } }: { tasks: Tasks }) {
  const [mine, backlog] = [true, false].map((is) => tasks.filter((task) => task.count > 0 && task.mine === is)) as [
    Task[],
    Task[],
  ];
  return (
    <>
      {backlog.length > 0 && (
        <h3 className="todo-part">
          {texts.mine}
          {total > 0 && <small>{texts.sum(total, overdue)}</small>}
        </h3>
      )}
      {mine.length === 0 ? <p className="chart-empty todo-none">{texts.none}</p> : <Lines tasks={mine} />}
      {backlog.length > 0 && (
        <>
          <h3 className="todo-part">
            {texts.backlog}
            <small>{texts.backlogHelp}</small>
          </h3>
          <Lines tasks={backlog} />
        </>
      )}
    </>
  );
}

/** Tasks of the user by kind, with links. */
export function TodoCard() {
  const { data, error, refetch } = useEndpoint(taskTodo, {}, { quiet: true });
  const isDivided = data !== undefined && data.backlog > 0;
  return (
    <section className="surface chart-card todo-card">
      <header>
        <h2>{texts.title}</h2>
        {data && !isDivided && data.total > 0 && <small>{texts.sum(data.total, data.overdue)}</small>}
      </header>
      {error ? (
        <LoadError error={error} onRetry={refetch} />
      ) : data ? (
        <div className="todo-parts">
          <Waiting tasks={data} />
        </div>
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      )}
    </section>
  );
}

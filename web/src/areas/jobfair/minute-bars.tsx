import { type FairWall, fairDayTexts } from '@campus/contract/jobfair';

const [height, labelEvery] = [100, 20];

/** Arrivals by minute: companies below, students above. */
export function MinuteBars({ minutes }: Pick<FairWall, 'minutes'>) {
  const most = Math.max(1, ...minutes.map(({ companies, students }) => companies + students));
  const scale = height / most;
  const sum = minutes.reduce((all, { companies, students }) => all + companies + students, 0);
  return (
    <div className="minute-bars">
      <svg
        viewBox={`0 0 ${minutes.length} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${fairDayTexts.wall.minute}：${sum}`}
      >
        {minutes.map(({ time, companies, students }, at) => (
          <g key={time}>
            <rect
              className="students"
              x={at}
              y={height - (companies + students) * scale}
              width={0.8}
              height={students * scale}
            />
            <rect className="companies" x={at} y={height - companies * scale} width={0.8} height={companies * scale} />
          </g>
        ))}
      </svg>
      <div className="minute-bars-times">
        {minutes
          .filter((_, at) => at % labelEvery === 0 || at === minutes.length - 1)
          .map(({ time }) => (
            <span key={time}>{time}</span>
          ))}
      </div>
    </div>
  );
}

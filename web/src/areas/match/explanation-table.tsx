import { matchScreen } from '@campus/contract/match';
import type { MatchExplanation } from '@campus/contract/rules';
import './match.css';

const { columns, skills: groups, total: totalLabel } = matchScreen;
/** Thousandths of a point without needless zeros. */
const pointsText = (thousandths: number): string => String(thousandths / 1000);

/** 匹配说明: each dimension with its weight, points, the demand of the post and what the student has. */
export function ExplanationTable({ explanation }: { explanation: MatchExplanation }) {
  const { dims, total, met, of, skills } = explanation;
  return (
    <div className="match-explanation">
      <table>
        <caption>
          {matchScreen.explain} · {total}% · {matchScreen.met(met, of)}
        </caption>
        <thead>
          <tr>
            {[columns.label, columns.weight, columns.points, columns.want, columns.have].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dims.map((one) => (
            <tr key={one.key}>
              <th scope="row">{one.label}</th>
              <td className="figure">{one.weight}</td>
              <td className="figure">{pointsText(one.points)}</td>
              <td>{one.want}</td>
              <td>
                {one.have}
                <small className={one.r1000 >= 1000 ? 'met' : 'unmet'}>{one.reason}</small>
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{totalLabel}</th>
            <td className="figure">{dims.reduce((sum, { weight }) => sum + weight, 0)}</td>
            <td className="figure">{total}</td>
            <td colSpan={2}>{matchScreen.met(met, of)}</td>
          </tr>
        </tbody>
      </table>
      {(['missing', 'partial', 'matched'] as const).map(
        (name) =>
          skills[name].length > 0 && (
            <p key={name} className={`match-skills ${name}`}>
              <span>{groups[name]}</span> {skills[name].join('、')}
            </p>
          ),
      )}
    </div>
  );
}

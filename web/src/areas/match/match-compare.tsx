import { explainMatches, matchScreen } from '@campus/contract/match';
import { matchDimensions, matchLabels } from '@campus/contract/rules';
import { Skeleton } from 'antd';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { Modal } from '../../widgets/modal.tsx';
import './match.css';

export const mostCompared = 3;
interface CompareProps {
  /** Matches with the names of their students. */
  readonly matches: readonly { readonly id: string; readonly name: string }[];
  readonly onClose: () => void;
}

/** Up to three students next to each other, a line per dimension. */
export function MatchCompare({ matches, onClose }: CompareProps) {
  const ids = matches.map(({ id }) => id).join(',');
  const { data, error, refetch } = useEndpoint(explainMatches, { ids }, { quiet: true });
  const found = matches.flatMap(({ id, name }) => {
    const one = data?.find((each) => each.id === id);
    return one ? [{ id, name, ...one.explanation }] : [];
  });
  return (
    <Modal open title={matchScreen.compareTitle} width={860} footer={null} onCancel={onClose}>
      {error && <LoadError error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active />}
      {data && (
        <div className="match-explanation">
          <table>
            <thead>
              <tr>
                <th scope="col">{matchScreen.columns.label}</th>
                {found.map((one) => (
                  <th key={one.id} scope="col">
                    {one.name} · {one.total}%
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {matchDimensions.map((key) => (
                <tr key={key}>
                  <th scope="row">{matchLabels[key]}</th>
                  {found.map(({ id, dims }) => {
                    const dim = dims.find((each) => each.key === key);
                    return (
                      <td key={id}>
                        {dim?.have}
                        <small className={dim && dim.r1000 >= 1000 ? 'met' : 'unmet'}>
                          {dim && `${dim.points / 1000} · ${dim.reason}`}
                        </small>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Modal>
  );
}

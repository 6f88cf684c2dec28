import type { employUser } from '@campus/contract/resume';
import type { Cells } from '../../kit/detail-settings.ts';
import { Empty } from '../../kit/field-cells.tsx';
import { ScoreCell } from './score-cell.tsx';

/** Values of a student that read otherwise than their kind: a year has no thousands, a low score stands out. */
export const studentCells: Cells<typeof employUser> = {
  gradYear: ({ gradYear }) => (gradYear === null ? <Empty /> : <span className="figure">{gradYear}</span>),
  resumeScore: ({ resumeScore }) => <ScoreCell score={resumeScore} />,
};

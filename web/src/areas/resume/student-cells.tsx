import type { employUser } from '@campus/contract/resume';
import type { Cells } from '../../kit/detail/detail-settings.ts';
import { ScoreCell } from './score-cell.tsx';

/** Values of a student that read otherwise than their kind: a low score stands out. */
export const studentCells: Cells<typeof employUser> = {
  resumeScore: ({ resumeScore }) => <ScoreCell score={resumeScore} />,
};

import type { employUser } from '@campus/contract/resume';
import type { Cells } from '../../kit/detail/detail-settings.ts';
import { ScoreCell } from './score-cell.tsx';

/** Custom cells of students: a low score is highlighted. */
export const studentCells: Cells<typeof employUser> = {
  resumeScore: ({ resumeScore }) => <ScoreCell score={resumeScore} />,
};

import { feedback } from '@campus/contract/interaction';
import { expect, it } from 'vitest';
import { listColumns } from '../../../src/kit/list/list-columns.tsx';

/** Five stars of 20 px with 8 px between them. */
const fiveStars = 5 * 20 + 4 * 8;
const find = (name: string) => listColumns(feedback, {}).find((column) => column.name === name);

it('never cuts a star off', () => expect(find('score')?.least).toBeGreaterThan(fiveStars));
it('shows more of a feedback than its first words', () => expect(find('content')?.least).toBe(find('content')?.width));

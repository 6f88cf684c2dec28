import { toBlob } from 'html-to-image';
import { saveBlob, saveFile } from '../../request/save-file.ts';
import type { ChartTable } from './chart-table.tsx';

/** Saves a chart as it is shown, at twice its size. */
export async function savePicture(chart: HTMLElement, title: string): Promise<void> {
  const backgroundColor = getComputedStyle(chart).getPropertyValue('--surface').trim();
  // The fonts are those of the system: nothing to embed.
  const picture = await toBlob(chart, { pixelRatio: 2, backgroundColor, skipFonts: true, filter: isDrawn });
  if (picture) saveBlob(picture, `${title}.png`);
}
const isDrawn = (node: HTMLElement): boolean => !node.classList?.contains('chart-tip');

/** Saves the table of a chart as a workbook. */
export const saveTable = (title: string, { heads, rows }: ChartTable): Promise<void> =>
  saveFile(
    {
      method: 'POST',
      path: '/statistics/table',
      body: { title, heads, rows: rows.map(({ cells }) => cells) },
    },
    `${title}.xlsx`,
  );

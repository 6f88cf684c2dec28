import { type Area, mostUnits, boothWords as words } from '@campus/contract/jobfair';
import { refusal } from '@campus/contract/kit';

/** Throws for the first booth that shares a grid unit with an earlier one. */
export function assertApart(booths: readonly (Area & { readonly boothNo: string })[]): void {
  const takenBy = new Map<number, string>();
  for (const { boothNo, x, y, w, h } of booths)
    for (let row = y; row < y + h; row += 1)
      for (let column = x; column < x + w; column += 1) {
        const unit = row * mostUnits + column;
        const other = takenBy.get(unit);
        if (other !== undefined) throw refusal(words.overlapOf(other));
        takenBy.set(unit, boothNo);
      }
}

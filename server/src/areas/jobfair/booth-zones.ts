import { type Area, type FairLayout, isInside, boothWords as words } from '@campus/contract/jobfair';
import { refusal } from '@campus/contract/kit';

interface Placed extends Area {
  readonly boothNo: string;
  readonly zone: string;
}
/** Throws when a booth is not inside the rectangle of its zone. */
export function assertInZone(booth: Placed, layout: FairLayout | null): void {
  const zone = layout?.zones.find(({ key }) => key === booth.zone);
  if (!zone) throw refusal(words.noZone(booth.zone));
  if (!isInside(booth, zone)) throw refusal(words.outside(booth.boothNo, booth.zone));
}

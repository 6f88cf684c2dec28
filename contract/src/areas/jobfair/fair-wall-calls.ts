import { endpoint, ref, type } from '../../kit/index.ts';
import { fairIncident } from './fair-incident.ts';

/** Minutes of the line of arrivals. */
export const wallMinutes = 120;
/** What the screen in the hall of a fair shows; the map has a call of its own. */
export interface FairWall {
  readonly asOf: string;
  readonly title: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly companiesExpected: number;
  readonly companiesArrived: number;
  readonly studentsExpected: number;
  readonly studentsArrived: number;
  /** Students with a place who have not come yet. */
  readonly queue: number;
  readonly deliveries: number;
  /** Arrivals by minute, up to now or the end of the fair. */
  readonly minutes: readonly { readonly time: string; readonly companies: number; readonly students: number }[];
  /** What happened, open ones first. */
  readonly incidents: readonly {
    readonly id: string;
    readonly time: string;
    readonly kind: string;
    readonly level: number;
    readonly place: string;
    readonly content: string;
    readonly isOpen: boolean;
  }[];
}
export const fairWall = endpoint({
  method: 'GET',
  path: `${fairIncident.path}/wall`,
  title: '招聘会现场大屏',
  needs: fairIncident.can.list,
  input: { fairId: ref({ label: '招聘会', to: 'jobFair', required: true }) },
  output: type<FairWall>(),
  silent: true,
});
/** Frame of the push channel that says something has changed at a fair. */
export const fairDayFrame = 'fairDay';

import { endpoint, ref, type } from '../../kit/index.ts';
import { liveRoom } from './live-room.ts';

/** An announced room of a fair, as everybody who reads the fair may know it. */
export interface FairRoom {
  readonly id: string;
  readonly title: string;
  /** Null for a room of the school. */
  readonly companyName: string | null;
  readonly status: number;
  readonly planStartTime: string;
  readonly planEndTime: string;
}
/** The rooms of a published fair: those on the air first; of the school and of the companies that it admitted. */
export const fairRooms = endpoint({
  method: 'GET',
  path: `${liveRoom.path}/ofFair`,
  title: '招聘会的直播',
  needs: 'anyone',
  input: { fairId: ref({ label: '招聘会', to: 'jobFair', required: true }) },
  output: type<readonly FairRoom[]>(),
  silent: true,
});

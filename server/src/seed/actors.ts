import { actors } from '../areas/resume/delivery-history.ts';
import { type SeedPerson, systemActor } from './seed-context.ts';

/** Actor of an entry in the history of a delivery, with its value of rc_actor_type. */
export interface SeedActor extends SeedPerson {
  readonly type: number;
}
/** Students have no accounts of their own in the sample data. */
export const asStudent = (realname: string): SeedActor => ({
  ...{ userId: null, username: 'seed', realname },
  type: actors.student,
});
export const asCompany = (contact: SeedPerson): SeedActor => ({ ...contact, type: actors.enterprise });
export const asSchool = (staff: SeedPerson): SeedActor => ({ ...staff, type: actors.school });
export const asSystem: SeedActor = { ...systemActor, userId: null, type: actors.system };

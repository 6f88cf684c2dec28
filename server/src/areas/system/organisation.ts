import type { AnyBehaviour } from '../../kit/any-behaviour.ts';
import type { BoundEndpoint } from '../../kit/http/answer.ts';
import { addressBookCalls } from './address-book.ts';
import { departBehaviour } from './depart.ts';
import { departDeletion } from './depart-deletion.ts';
import { departPermissionAnswers, departPermissionBehaviour } from './depart-permissions.ts';
import { departUserCalls } from './depart-users.ts';
import { positionCalls } from './position.ts';
import { tenantBehaviour } from './tenant.ts';
import { tenantCalls } from './tenant-calls.ts';

/** Departments, their members and permissions; tenants; the address book. */
export const organisationBehaviours: readonly AnyBehaviour[] = [
  departBehaviour,
  departPermissionBehaviour,
  tenantBehaviour,
];
export const organisationAnswers: readonly BoundEndpoint[] = [
  ...departDeletion,
  ...departUserCalls,
  ...departPermissionAnswers,
  ...tenantCalls,
  ...addressBookCalls,
  ...positionCalls,
];

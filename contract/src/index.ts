export * from './areas/administrative.ts';
export * from './areas/buttons.ts';
export * from './areas/calendar-events.ts';
export * from './areas/entities.ts';
export * from './areas/grants.ts';
export * from './areas/index.ts';
export * from './areas/menu.ts';
export { type ShippedRole, shippedRoles } from './areas/roles.ts';

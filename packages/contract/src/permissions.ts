/**
 * What people may do beyond signing in, as `area:verb`. Which role has which is the API's business (`api/src/access/permissions.ts`);
 * browsers learn theirs from the sign-in and from `GET /auth/session`.
 */
export const PERMISSIONS = [
  'users:create',
  'users:edit',
  'users:disable',
  'users:enable',
  'users:view-disabled',
  'users:view-all',
  'users:approve',
  'users:view-stats',
  'audit:view',
  'programs:create',
  'programs:edit',
  'programs:disable',
  'programs:enable',
  'programs:view-disabled',
  'fichas:create',
  'fichas:edit',
  'fichas:disable',
  'fichas:enable',
  'fichas:view-disabled',
  'fichas:import-evaluations',
] as const
export type Permission = (typeof PERMISSIONS)[number]

/** What a route, a call, a menu entry or a card demands: nothing, a session, or a permission. */
export type Access = 'public' | 'authenticated' | Permission

/**
 * Permissions beyond signing in, as `area:verb`. The API maps roles to permissions (`api/src/access/permissions.ts`);
 * browsers get the user's permissions from the sign-in and from `GET /auth/session`.
 */
export const PERMISSIONS = [
  'users:create',
  'users:manage-administrators',
  'users:edit',
  'users:disable',
  'users:enable',
  'users:view-disabled',
  'users:view-all',
  'users:approve',
  'users:view-stats',
  'audit:view',
  'personal-data:answer',
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
  'apprentices:correct',
  'centres:manage',
  'manuals:manage',
  'remotes:manage',
  'status:view',
] as const
export type Permission = (typeof PERMISSIONS)[number]

/** What a route, endpoint, menu entry or card requires: nothing, a session, or a permission. */
export type Access = 'public' | 'authenticated' | Permission

/** The icons that descriptors may name. The kit draws them (`kit/host/nav-icon.tsx`). */
export const REMOTE_ICONS = [
  'activity',
  'claro',
  'create',
  'dashboard',
  'fichas',
  'instructors',
  'language',
  'manuals',
  'modules',
  'oscuro',
  'pending',
  'programs',
  'sign-out',
  'sistema',
  'target',
  'user',
] as const
export type RemoteIcon = (typeof REMOTE_ICONS)[number]

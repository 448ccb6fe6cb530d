/** The icons that descriptors may name. The kit renders them (`kit/host/nav-icon.tsx`). */
export const REMOTE_ICONS = [
  'activity',
  'claro',
  'create',
  'dashboard',
  'favorite',
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
  'status',
  'target',
  'user',
] as const
export type RemoteIcon = (typeof REMOTE_ICONS)[number]

/** A custom icon of a module: the `d` attribute of an SVG path in a 24 × 24 view box. It is never parsed as markup. */
export type DrawnIcon = `M${string}`

/** 1000 characters are enough for any icon. */
const DRAWN = /^M[\dMmLlHhVvCcSsQqTtAaZz\s,.+-]{1,1000}$/

/** Returns whether an icon is a valid custom icon. */
export const isDrawnIcon = (icon: string): icon is DrawnIcon => DRAWN.test(icon)

/** Returns whether an icon of a descriptor is valid: the name of an icon of the kit, or a custom icon. */
export const isRemoteIcon = (icon: string): boolean =>
  (REMOTE_ICONS as readonly string[]).includes(icon) || isDrawnIcon(icon)

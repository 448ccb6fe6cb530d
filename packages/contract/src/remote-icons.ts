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
  'status',
  'target',
  'user',
] as const
export type RemoteIcon = (typeof REMOTE_ICONS)[number]

/** An icon of a module's own: the path of an outline in a square of 24, as the `d` of an SVG path. It is drawn, never parsed as markup. */
export type DrawnIcon = `M${string}`

/** Enough for any outline, and little in a descriptor. */
const DRAWN = /^M[\dMmLlHhVvCcSsQqTtAaZz\s,.+-]{1,1000}$/

export const isDrawnIcon = (icon: string): icon is DrawnIcon => DRAWN.test(icon)

/** Whether a descriptor may name an icon: one of the kit, or one of the module's own. */
export const isRemoteIcon = (icon: string): boolean =>
  (REMOTE_ICONS as readonly string[]).includes(icon) || isDrawnIcon(icon)

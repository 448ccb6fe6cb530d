/** What the audit log records, as `area:verb`. An action without a `sentence` in `locales/es/audit.json` does not compile. */
export const AUDIT_ACTIONS = [
  'fichas:create',
  'fichas:edit',
  'fichas:disable',
  'fichas:enable',
  'fichas:import-apprentices',
  'fichas:import-evaluations',
  'fichas:import-instructors',
  'fichas:undo-import',
  'fichas:undo-create',
  'fichas:make-links',
  'fichas:revoke-links',
  'apprentices:edit-contact',
  'apprentices:correct-document',
  'apprentices:merge',
  'apprentices:record-tyt',
  'apprentices:make-link',
  'apprentices:revoke-link',
  'apprentices:open-link',
  'apprentices:lock-link',
  'apprentices:record-notice',
  'apprentices:send-mail',
  'centres:create',
  'centres:edit',
  'centres:confirm',
  'centres:discard',
  'programs:create',
  'programs:undo-create',
  'programs:edit',
  'programs:disable',
  'programs:enable',
  'manuals:publish',
  'manuals:edit',
  'manuals:withdraw',
  'manuals:restore',
  'remotes:publish',
  'remotes:send-figures',
  'remotes:install',
  'remotes:activate',
  'remotes:deploy',
  'remotes:offer',
  'remotes:roll-back',
  'remotes:pin',
  'remotes:unpin',
  'remotes:withdraw',
  'remotes:retire',
  'remotes:withdraw-failing',
  'remotes:create-token',
  'remotes:revoke-token',
  'remotes:save-data',
  'remotes:declare-service',
  'remotes:remove-service',
  'remotes:announce-next',
  'remotes:withdraw-next',
  'users:create',
  'users:update',
  'users:disable',
  'users:enable',
  'users:access-link',
  'users:forgot-password',
  'users:dismiss-password',
  'users:reset-password',
  'users:first-admin',
  'users:send-mail',
  'registrations:create',
  'registrations:approve',
  'registrations:reject',
  'auth:login',
  'auth:login-failed',
  'auth:locked-out',
  'auth:logout',
  'auth:logout-all',
  'access:refused',
  'audit:omitted',
  'exports:fichas',
  'exports:ficha',
  'exports:apprentice',
  'exports:missing',
  'exports:owed',
  'exports:board',
  'exports:comparison',
  'exports:activity',
  'exports:users',
  'exports:person',
  'exports:person-file',
  'exports:backup',
  'keeping:removal',
  'keeping:remove-contact',
  'keeping:retention',
  'demo:load',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

export type AuditArea = AuditAction extends `${infer Area}:${string}` ? Area : never

/** Returns the part of an action before the colon. */
export const areaOf = (accion: AuditAction) => accion.split(':', 1)[0] as AuditArea

/** The areas of all actions, each once. */
export const AUDIT_AREAS = [...new Set(AUDIT_ACTIONS.map(areaOf))]

/** Sign-ins, failed sign-ins and sign-outs. They outnumber all other entries, so they are filtered out and kept for less time. */
export const SIGN_IN_ACTIONS: readonly AuditAction[] = AUDIT_ACTIONS.filter((accion) => areaOf(accion) === 'auth')

/** Value of the filter by actor for entries without a user: the system, and people who were not signed in. */
export const NO_PERSON = 'nadie'

/** Returns the actions that a filter selects: all of an area, or the one action that it names, which may be unknown here. */
export function actionsMeant(filter: string): readonly string[] {
  const ofArea = AUDIT_ACTIONS.filter((accion) => areaOf(accion) === filter)
  return ofArea.length > 0 ? ofArea : [filter]
}

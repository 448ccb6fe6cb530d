/** What the audit trail records, as `area:verb`. Without a sentence in `AuditWords` it does not compile. */
export const AUDIT_ACTIONS = [
  'fichas:create',
  'fichas:edit',
  'fichas:disable',
  'fichas:enable',
  'fichas:import-apprentices',
  'fichas:import-evaluations',
  'fichas:undo-import',
  'fichas:undo-create',
  'apprentices:edit-contact',
  'apprentices:correct-document',
  'apprentices:merge',
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
  'users:create',
  'users:update',
  'users:disable',
  'users:enable',
  'users:access-link',
  'users:forgot-password',
  'users:reset-password',
  'users:first-admin',
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
  'keeping:removal',
  'keeping:remove-contact',
  'keeping:retention',
  'demo:load',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

export type AuditArea = AuditAction extends `${infer Area}:${string}` ? Area : never

export const areaOf = (accion: AuditAction) => accion.split(':', 1)[0] as AuditArea

export const AUDIT_AREAS = [...new Set(AUDIT_ACTIONS.map(areaOf))]

/** In the filter of who acted, instead of a document: the system, and people who were not signed in. */
export const NO_PERSON = 'nadie'

/** The actions that a filter means: an area's, or one alone, which may be one that this version does not know. */
export function actionsMeant(filter: string): readonly string[] {
  const ofArea = AUDIT_ACTIONS.filter((accion) => areaOf(accion) === filter)
  return ofArea.length > 0 ? ofArea : [filter]
}

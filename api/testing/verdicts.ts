import type { Role } from '@fichero/contract/enums'
import type { Actor } from '../src/access/current-user.decorator.js'
import type { Rule } from '../src/access/policy.js'

/** Returns a user who sends a request. */
export const actorOf = (rol: Role, overrides: Partial<Actor> = {}): Actor => ({
  id: rol === 'admin' ? 1 : 2,
  nro_documento: '10',
  nombre: 'Ana',
  apellido: 'Ruiz',
  rol,
  estado: 'habilitado',
  version_token: 0,
  centros: 'all',
  carga: [],
  ...overrides,
})

/** The users of most specs of policies. */
export const USER = actorOf('user')
export const ADMIN = actorOf('admin')

/** Returns the verdict of a rule for a user: `allowed`, `already` or the error code. */
export function verdictOf<Row>(rule: Rule<Row>, actor: Actor | undefined, row: Row): string {
  const verdict = rule(actor, row)
  return typeof verdict === 'object' ? verdict.code : verdict
}

/** Returns the verdicts of a rule without a session, for a user and for an administrator. */
export const verdictsOf = <Row>(rule: Rule<Row>, row: Row) =>
  [undefined, USER, ADMIN].map((actor) => verdictOf(rule, actor, row))

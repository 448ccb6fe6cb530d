import type { Role } from '@fichero/contract/enums'
import type { Actor } from '../access/current-user.decorator.js'
import type { Rule } from '../access/policy.js'

/** A person as a request knows them. */
export const actorOf = (rol: Role, given: Partial<Actor> = {}): Actor => ({
  id: rol === 'admin' ? 1 : 2,
  nro_documento: '10',
  nombre: 'Ana',
  apellido: 'Ruiz',
  rol,
  estado: 'habilitado',
  version_token: 0,
  ...given,
})

export const USER = actorOf('user')
export const ADMIN = actorOf('admin')

/** What a rule says to somebody: `allowed`, `already` or the code of the refusal. */
export function said<Row>(rule: Rule<Row>, actor: Actor | undefined, row: Row): string {
  const verdict = rule(actor, row)
  return typeof verdict === 'object' ? verdict.code : verdict
}

/** What a rule says to nobody, to a user and to an administrator. */
export const verdictsOf = <Row>(rule: Rule<Row>, row: Row) =>
  [undefined, USER, ADMIN].map((actor) => said(rule, actor, row))

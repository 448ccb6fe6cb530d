import type { ErrorCode, Params } from '@fichero/contract/errors'
import type { Permission } from '@fichero/contract/permissions'
import { fail } from '../errors/fail.js'
import type { Actor } from './current-user.decorator.js'
import { hasPermission } from './permissions.js'

// A policy is one object per area with a rule for every ability: who may do it to which row. An answer's `can` and the
// service's refusals come from the same rule (docs/decisions/can-says-what-the-route-does.md).

interface Refusal {
  code: ErrorCode
  params?: Params
}

/** Allowed, or already done (allowed without effect because the row has that state), or the error that refuses it. */
export type Verdict = 'allowed' | 'already' | Refusal

export type Rule<Row = unknown> = (actor: Actor | undefined, row: Row) => Verdict

export const refuse = (code: ErrorCode, params?: Params): Verdict => ({ code, ...(params && { params }) })

export const permitted =
  (permission: Permission): Rule =>
  (actor) =>
    hasPermission(actor, permission) ? 'allowed' : refuse('forbidden')

/** The verdict of a change of state: setting the state that the row already has is no error and changes nothing. */
export const becomes =
  <State extends string>(state: State): Rule<{ estado: string }> =>
  (_, { estado }) =>
    estado === state ? 'already' : 'allowed'

/** Combines rules: the first verdict in this order that is not `allowed` wins. */
export const allOf =
  <Row>(...rules: Rule<Row>[]): Rule<Row> =>
  (actor, row) => {
    for (const rule of rules) {
      const verdict = rule(actor, row)
      if (verdict !== 'allowed') return verdict
    }
    return 'allowed'
  }

/** Combines rules: allowed by any of them, otherwise the verdict of the last one. */
export const anyOf =
  <Row>(...rules: Rule<Row>[]): Rule<Row> =>
  (actor, row) => {
    let verdict: Verdict = 'allowed'
    for (const rule of rules) {
      verdict = rule(actor, row)
      if (verdict === 'allowed') break
    }
    return verdict
  }

export const allows = <Row>(rule: Rule<Row>, actor: Actor | undefined, row: Row) => rule(actor, row) === 'allowed'

/** Returns an answer's `can`: true for what would be done now, false for what would be refused or without effect. */
export function abilities<Ability extends string, Row>(
  policy: Record<Ability, Rule<Row>>,
  actor: Actor | undefined,
  row: Row,
): Record<Ability, boolean> {
  const can = {} as Record<Ability, boolean>
  for (const ability in policy) can[ability] = allows(policy[ability], actor, row)
  return can
}

/** Throws the rule's refusal. Call it on a row that this transaction has locked, before the first write. */
export function authorize<Row>(rule: Rule<Row>, actor: Actor | undefined, row: Row): void {
  const verdict = rule(actor, row)
  if (typeof verdict === 'object') throw fail(verdict.code, verdict.params)
}

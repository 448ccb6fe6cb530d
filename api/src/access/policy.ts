import type { ErrorCode, Params } from '@fichero/contract/errors'
import type { Permission } from '@fichero/contract/permissions'
import { fail } from '../errors/fail.js'
import type { Actor } from './current-user.decorator.js'
import { hasPermission } from './permissions.js'

// A policy is an object with one rule for each action (ability): which users may perform the action on which rows. An
// answer's `can` and the errors of the services come from the same rules
// (docs/decisions/row-updates-and-authorization.md#authorization).

/** The error for a user who may not perform the action. */
interface Denial {
  code: ErrorCode
  params?: Params
}

/** The result of a rule. `already` means that the action is allowed but has no effect, because the row has that state. */
export type Verdict = 'allowed' | 'already' | Denial

/** Decides whether a user, or a visitor without a session, may perform an action on a row. */
export type Rule<Row = unknown> = (actor: Actor | undefined, row: Row) => Verdict

/** Builds the verdict of an action that is not allowed. */
export const refuse = (code: ErrorCode, params?: Params): Verdict => ({ code, ...(params && { params }) })

/** A rule that allows an action to users with the permission. */
export const permitted =
  (permission: Permission): Rule =>
  (actor) =>
    hasPermission(actor, permission) ? 'allowed' : refuse('forbidden')

/** The rule of a change to `state`: setting the state that the row already has is no error and changes nothing. */
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

/** Combines rules: allowed if any rule allows, otherwise the verdict of the last rule. */
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

/** Returns whether the rule allows the action and the action would change the row. */
export const allows = <Row>(rule: Rule<Row>, actor: Actor | undefined, row: Row) => rule(actor, row) === 'allowed'

/** Returns an answer's `can`: for each action of the policy, whether the action is allowed and would change the row. */
export function abilities<Ability extends string, Row>(
  policy: Record<Ability, Rule<Row>>,
  actor: Actor | undefined,
  row: Row,
): Record<Ability, boolean> {
  const can = {} as Record<Ability, boolean>
  for (const ability in policy) can[ability] = allows(policy[ability], actor, row)
  return can
}

/** Throws the rule's error if the action is not allowed. Lock the row in this transaction first, and call before any write. */
export function authorize<Row>(rule: Rule<Row>, actor: Actor | undefined, row: Row): void {
  const verdict = rule(actor, row)
  if (typeof verdict === 'object') throw fail(verdict.code, verdict.params)
}

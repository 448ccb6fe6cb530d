import type { Permission } from '../permissions.ts'

/**
 * Other shapes that the specification allows for an answer. Clients convert them into the declared shape, so that
 * screens handle only one shape.
 */
export interface AnswerShapes {
  /** Fields in which the complete answer may be nested. */
  within?: readonly string[]
  /** The field with the list. The answer may also be the list itself, or have the list in `data`. */
  list?: string
  /** Replaces an absent `can`: the permission that each ability requires. */
  can?: Readonly<Record<string, Permission>>
  /** A list without `pagination` has one page. */
  paged?: true
  /** The `msg` of an error answer that means an empty list. */
  none?: string
  /** Defaults of fields that may be absent. */
  absent?: Readonly<Record<string, unknown>>
}

import type { Permission } from '../permissions.ts'

/**
 * Other shapes in which the specification lets an answer come. Clients bring them into the declared one, so that screens
 * know one shape.
 */
export interface AnswerShapes {
  /** Fields in which the whole answer may be wrapped. */
  within?: readonly string[]
  /** The name of its list, which may also be the whole answer, or be named `data`. */
  list?: string
  /** What an answer without `can` allows: each ability by the permission that it needs. */
  can?: Readonly<Record<string, Permission>>
  /** Without `pagination` the list is its only page. */
  paged?: true
  /** The `msg` of a refusal that means an empty list. */
  none?: string
  /** Fields that may be absent, with the value that this means. */
  absent?: Readonly<Record<string, unknown>>
}

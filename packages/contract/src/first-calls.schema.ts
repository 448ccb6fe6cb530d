import { z } from 'zod'
import { MAX_FIRST_CALLS } from './limits.ts'

const name = z
  .string()
  .regex(/^[A-Za-z]\w*$/)
  .max(40)

/** A value of a query: a fixed one, or one of the page's address, with what is sent where the address does not have it. */
const queryValue = z.union([z.string().max(80), z.object({ from: name, or: z.string().max(80).optional() })])

/**
 * A call that a page makes as soon as it opens, as its descriptor tells it: the browser sends it before any code of the
 * page is there. Made with `firstCall`.
 */
export const declaredFirstCall = z.object({
  /** As in the descriptor's `calls`: `GET /fichas/:nroFicha`. */
  call: z
    .string()
    .regex(/^[A-Z]+ \/[\w/:.-]*$/)
    .max(200),
  /** The parameters of the call that have another name in the route. */
  params: z.record(name, name).optional(),
  query: z.record(name, queryValue).optional(),
  /** Values of the page's address with which it begins with another call: with any of them this one is not sent. */
  unless: z.array(name).max(8).optional(),
})
export type DeclaredFirstCall = z.infer<typeof declaredFirstCall>

/** The first calls of a route or a card. */
export const firstCalls = z.array(declaredFirstCall).max(MAX_FIRST_CALLS)

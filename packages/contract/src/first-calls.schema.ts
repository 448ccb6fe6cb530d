import { z } from 'zod'
import { MAX_FIRST_CALLS } from './limits.ts'

const name = z
  .string()
  .regex(/^[A-Za-z]\w*$/)
  .max(40)

/** A value of a query: a constant, or the query value `from` of the page's URL, with the fallback `or`. */
const queryValue = z.union([z.string().max(80), z.object({ from: name, or: z.string().max(80).optional() })])

/**
 * A request that a page sends as soon as it opens. It is declared in the descriptor, so that the browser can prefetch the answer
 * before any code of the page has loaded. `firstCall` makes the declaration.
 */
export const declaredFirstCall = z.object({
  /** The endpoint, as in the descriptor's `calls`: `GET /fichas/:nroFicha`. */
  call: z
    .string()
    .regex(/^[A-Z]+ \/[\w/:.-]*$/)
    .max(200),
  /** The route's name of each parameter of the endpoint, if the names differ. */
  params: z.record(name, name).optional(),
  query: z.record(name, queryValue).optional(),
  /** Query parameters of the page's URL. If one of them is present, the page starts with another request instead. */
  unless: z.array(name).max(8).optional(),
})
export type DeclaredFirstCall = z.infer<typeof declaredFirstCall>

/** The prefetched requests of a route or a card. */
export const firstCalls = z.array(declaredFirstCall).max(MAX_FIRST_CALLS)

import { z } from 'zod'
import { MAX_FIRST_CALLS } from './limits.ts'

/**
 * A request that a route or card sends as soon as it opens, so that the browser can prefetch the answer before any code of the
 * page has loaded. Former releases have calls with further fields, such as a query, which are not prefetched. The fields remain,
 * because they are part of the release's hash.
 */
export const declaredFirstCall: z.ZodType<{ call: string }> = z.looseObject({
  /** The endpoint, as in the descriptor's `calls`: `GET /fichas/:nroFicha`. */
  call: z
    .string()
    .regex(/^[A-Z]+ \/[\w/:.-]*$/)
    .max(200),
})
export type DeclaredFirstCall = z.infer<typeof declaredFirstCall>

/** The prefetched requests of a route or card. */
export const firstCalls = z.array(declaredFirstCall).max(MAX_FIRST_CALLS)

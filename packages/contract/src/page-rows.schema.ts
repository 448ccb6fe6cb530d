import { z } from 'zod'

/**
 * The first rows of pages, by page, which the server writes into its own page. `html` are templates that the remote's build
 * has drawn; they contain neither scripts nor inline styles. `call` is the first call whose answer fills them.
 */
export const pageRows = z.record(z.string(), z.object({ call: z.string(), html: z.string() }))
export type PageRows = z.infer<typeof pageRows>

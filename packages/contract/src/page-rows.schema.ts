import { z } from 'zod'

/**
 * Templates of the first rows of pages, by page, which the server inserts into the shell's page. `html` is rendered by the
 * remote's build and contains neither scripts nor inline styles. `call` is the prefetched endpoint whose answer fills the
 * templates.
 */
export const pageRows = z.record(z.string(), z.object({ call: z.string(), html: z.string() }))
export type PageRows = z.infer<typeof pageRows>

import { z } from 'zod'

/**
 * The text of pages, by path, which the server writes into its own page before any script runs. `html` is drawn by the
 * remote's build and contains neither scripts nor inline styles; URLs of the remote's files begin with `REMOTE_FILES`.
 */
export const pageDocuments = z.record(z.string(), z.object({ title: z.string(), html: z.string() }))
export type PageDocuments = z.infer<typeof pageDocuments>

/** Stands in a document for the URL of the remote's files, which ends with the hash of all of them. */
export const REMOTE_FILES = 'https://remote.invalid/'

import { z } from 'zod'

/**
 * Prerendered text of pages, by path, which the server inserts into the shell's page for readers without scripts. `html` is
 * rendered by the remote's build and contains neither scripts nor inline styles; URLs of the remote's files begin with
 * `REMOTE_FILES`.
 */
export const pageDocuments = z.record(z.string(), z.object({ title: z.string(), html: z.string() }))
export type PageDocuments = z.infer<typeof pageDocuments>

/** Placeholder in `html` for the URL of the remote's files, which contains the hash of the release. */
export const REMOTE_FILES = 'https://remote.invalid/'

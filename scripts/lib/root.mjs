import { resolve } from 'node:path'

/** The root folder of the repository. */
export const ROOT = resolve(import.meta.dirname, '../..')

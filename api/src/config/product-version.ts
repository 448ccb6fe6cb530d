import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

// The repository's package.json, above `api/src` or `api/dist`. The parts have versions of their own.
const { version }: { version: string } = JSON.parse(readFileSync(resolve(__dirname, '../../../package.json'), 'utf8'))

/** The version of Fichero as a whole. */
export const PRODUCT_VERSION = version

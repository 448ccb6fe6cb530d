import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

// The package.json of the repository, above `api/src` or `api/dist`. Each package of the repository has another version.
const { version }: { version: string } = JSON.parse(readFileSync(resolve(__dirname, '../../../package.json'), 'utf8'))

/** The version of Fichero as a whole. */
export const PRODUCT_VERSION = version

/** Compares versions of three numbers, for sorting. */
export const compareVersions = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })

/** Whether a version is later than the running one. */
export const isNewer = (other: string) => compareVersions(other, PRODUCT_VERSION) > 0

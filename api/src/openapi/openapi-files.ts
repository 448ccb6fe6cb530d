import { join } from 'node:path'

// Beside `package.json`; the relative path is the same from source and build.

/** The document of the current code. */
export const OPENAPI_FILE = join(__dirname, '../../openapi.json')
/** The document of the last release, which clients rely on. A release overwrites it with `openapi.json`. */
export const RELEASED_FILE = join(__dirname, '../../openapi.released.json')

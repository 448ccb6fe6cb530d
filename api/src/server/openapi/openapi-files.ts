import { join } from 'node:path'

// The files are beside `package.json`. The relative path is the same from `api/src` and `api/dist`.

/** The document of the current code. */
export const OPENAPI_FILE = join(__dirname, '../../../openapi.json')
/** The document of the last release, on which clients rely. Each release overwrites it with `openapi.json`. */
export const RELEASED_FILE = join(__dirname, '../../../openapi.released.json')

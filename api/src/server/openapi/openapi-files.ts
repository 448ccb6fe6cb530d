import { join } from 'node:path'

// The relative paths are the same from `api/src` and `api/dist`.

/** The document of the current code, which the build writes. */
export const OPENAPI_FILE = join(__dirname, '../../../dist/openapi.json')
/** The document of the last release, on which clients rely. `npm run release-version` overwrites it. */
export const RELEASED_FILE = join(__dirname, '../../../openapi.released.json')

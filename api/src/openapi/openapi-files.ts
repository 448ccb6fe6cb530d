import { join } from 'node:path'

// Beside `package.json`, seen from the source and from the built file alike.

/** What the application says today. */
export const OPENAPI_FILE = join(__dirname, '../../openapi.json')
/** What the last release said, which clients hold on to. A release copies `openapi.json` over it. */
export const RELEASED_FILE = join(__dirname, '../../openapi.released.json')

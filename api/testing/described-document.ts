import { readFileSync } from 'node:fs'
import { OPENAPI_FILE } from '../src/server/openapi/openapi-files.js'
import type { Operation } from '../src/server/openapi/operation.js'
import type { Schema } from '../src/server/openapi/schema-compatibility.js'

/** The OpenAPI document of the repository. */
export const DOCUMENT: {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
} = JSON.parse(readFileSync(OPENAPI_FILE, 'utf8'))

/** The operations of the document by name, such as `get /api/fichas`. */
export const OPERATIONS = Object.entries(DOCUMENT.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]): [string, Operation] => [`${method} ${path}`, operation]),
)

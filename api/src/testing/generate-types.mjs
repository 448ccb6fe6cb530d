// Makes the types of a client with openapi-typescript, whose package Jest cannot load:
// `node generate-types.mjs FILE` prints them.
import { pathToFileURL } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

const BLOB = ts.factory.createTypeReferenceNode('Blob')

const types = await openapiTS(pathToFileURL(process.argv[2] ?? ''), {
  // What has a default need not be sent.
  defaultNonNullable: false,
  // As its documentation says for files (https://openapi-ts.dev/node#example-blob-types).
  transform: (schema) => (schema.format === 'binary' ? BLOB : undefined),
})
process.stdout.write(astToString(types))

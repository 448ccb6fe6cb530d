import { readFileSync } from 'node:fs'
import type { INestApplication } from '@nestjs/common'
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger'
import { OPENAPI_FILE } from './openapi/openapi-files.js'

/** Serves the documentation at /api/docs, /api/docs-json and /api/docs-yaml: the file that `npm run openapi` writes. */
export function serveApiDocs(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, (): OpenAPIObject => JSON.parse(readFileSync(OPENAPI_FILE, 'utf8')), {
    jsonDocumentUrl: 'api/docs-json',
    yamlDocumentUrl: 'api/docs-yaml',
    customSiteTitle: 'Fichero · API',
  })
}

import { errorBody } from '@fichero/contract/refusal.schema'
import type { INestApplication } from '@nestjs/common'
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger'
import { convertDataPart } from './validation/multipart-docs.js'

/** OpenAPI, made from the schemas that validate and serialize. */
export function openApiOf(app: INestApplication): OpenAPIObject {
  const head = new DocumentBuilder()
    .setTitle('Fichero')
    .setDescription('Every answer that is not a success has the body of `default`, with a stable `code`.')
    .setVersion('1.0.0')
    .addApiKey({ type: 'apiKey', name: 'x-token', in: 'header' }, 'x-token')
    .addGlobalResponse({ status: 'default', description: 'Error', standardSchema: errorBody })
    .build()
  return errorsOnce(SwaggerModule.createDocument(app, head, { standardSchemaConverter: convertDataPart }))
}

/** Every route refuses alike: the document says how in one place. */
function errorsOnce(document: OpenAPIObject): OpenAPIObject {
  for (const { get, post, put, patch, delete: remove } of Object.values(document.paths))
    for (const operation of [get, post, put, patch, remove])
      if (operation?.responses.default) {
        document.components = { ...document.components, responses: { Error: operation.responses.default } }
        operation.responses.default = { $ref: '#/components/responses/Error' }
      }
  return document
}

/** At /api/docs, /api/docs-json and /api/docs-yaml. */
export function serveApiDocs(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => openApiOf(app), {
    jsonDocumentUrl: 'api/docs-json',
    yamlDocumentUrl: 'api/docs-yaml',
    customSiteTitle: 'Fichero · API',
  })
}

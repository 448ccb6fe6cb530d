import { errorBody } from '@fichero/contract/error.schema'
import type { INestApplication } from '@nestjs/common'
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger'
import { PRODUCT_VERSION } from './config/product-version.js'
import { convertDataPart } from './validation/multipart-docs.js'

/** Builds the OpenAPI document from the schemas that validate requests and serialize answers. */
export function openApiOf(app: INestApplication): OpenAPIObject {
  const head = new DocumentBuilder()
    .setTitle('Fichero')
    .setDescription('Every answer that is not a success has the body of `default`, with a stable `code`.')
    .setVersion(PRODUCT_VERSION)
    .addApiKey({ type: 'apiKey', name: 'x-token', in: 'header' }, 'x-token')
    .addGlobalResponse({ status: 'default', description: 'Error', standardSchema: errorBody })
    .build()
  return errorsOnce(SwaggerModule.createDocument(app, head, { standardSchemaConverter: convertDataPart }))
}

/** All routes share the same error answers, so they are documented once as components. */
function errorsOnce(document: OpenAPIObject): OpenAPIObject {
  for (const { get, post, put, patch, delete: remove } of Object.values(document.paths))
    for (const operation of [get, post, put, patch, remove])
      if (operation?.responses.default) {
        document.components = { ...document.components, responses: { Error: operation.responses.default } }
        operation.responses.default = { $ref: '#/components/responses/Error' }
      }
  return document
}

/** Serves the documentation at /api/docs, /api/docs-json and /api/docs-yaml. */
export function serveApiDocs(app: INestApplication): void {
  SwaggerModule.setup('api/docs', app, () => openApiOf(app), {
    jsonDocumentUrl: 'api/docs-json',
    yamlDocumentUrl: 'api/docs-yaml',
    customSiteTitle: 'Fichero · API',
  })
}

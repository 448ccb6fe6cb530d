import { errorBody } from '@fichero/contract/common.schema'
import type { INestApplication } from '@nestjs/common'
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger'
import { convertDataPart } from './validation/multipart-docs.js'

/** OpenAPI at /api/docs and /api/docs-json, made from the schemas that validate and serialize. */
export function serveApiDocs(app: INestApplication): void {
  const head = new DocumentBuilder()
    .setTitle('Fichero')
    .setDescription('Every answer that is not a success has the body of `default`, with a stable `code`.')
    .setVersion('1.0.0')
    .addApiKey({ type: 'apiKey', name: 'x-token', in: 'header' }, 'x-token')
    .addGlobalResponse({ status: 'default', description: 'Error', standardSchema: errorBody })
    .build()
  SwaggerModule.setup(
    'api/docs',
    app,
    () => SwaggerModule.createDocument(app, head, { standardSchemaConverter: convertDataPart }),
    {
      jsonDocumentUrl: 'api/docs-json',
      yamlDocumentUrl: 'api/docs-yaml',
      customSiteTitle: 'Fichero · API',
    },
  )
}

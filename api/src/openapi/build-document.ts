import { errorBody } from '@fichero/contract/error.schema'
import type { INestApplication } from '@nestjs/common'
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger'
import { PRODUCT_VERSION } from '../config/product-version.js'
import { convertSchema } from './convert-schema.js'
import { describeOperations } from './describe-operations.js'
import { otherErrors } from './error-responses.js'
import { HEADERS } from './response-headers.js'

const ABOUT = `Academic management of a training institution: programs, fichas (groups of apprentices), and the judgments of what each apprentice has achieved.

This document: [JSON](/api/docs-json), [YAML](/api/docs-yaml).

**Signing in.** \`POST /api/auth/login\` answers with a token. Send it as the header \`x-token\`. Answers may carry a new one in the same header. Release commands have no session: they send a deploy token as \`Authorization: Bearer …\`.

**Errors.** Every answer that is no success has the body \`ErrorBody\`: a stable \`code\`, and a sentence (\`msg\`). Sentences are in Spanish, or in English where \`Accept-Language\` prefers it; \`Content-Language\` says which. New codes can come with any release.

**Methods.** An address that is here with other methods refuses yours with 405 \`method_not_allowed\` and names its own in \`Allow\`, as \`OPTIONS\` does with 204. Who takes GET takes HEAD. 404 means that there is no such address, or not what it names.

**Days and times.** A \`date\` is a calendar day in Colombia (America/Bogota, UTC−5 all year), a \`date-time\` an instant in UTC. \`fecha_registro\` is what the institution's system writes, a local time of Colombia without an offset. Filters by day count days in Colombia: the evening of the 23rd there is the 24th in UTC.

**Names.** Columns and answers have Spanish names, and so do most requests; some of them are camelCase. A document number is \`nro_documento\`, in addresses also \`documentNumber\`, and of a head \`jefe\`, \`id_jefe_ficha\` or \`idJefeFicha\`. The id of a program is \`id_programa_formacion\`, in requests \`programId\` or \`idProgramaFormacion\`.

**Saving.** What can be edited has an \`ETag\`. Send it as \`If-Match\` with the change: where somebody saved since, the answer is 412 \`stale_version\` with the values as they are now. Without \`If-Match\` the change replaces what is there. 409 says that the change does not fit what is stored, whoever read what.

**Reading again.** Send an \`ETag\` as \`If-None-Match\`: where nothing in the answer has changed, it is 304 without a body. \`*\` is whatever is there.

**Files.** A file is a part of a multipart request, beside \`data\` with JSON. It is applied whole or not at all; \`simular=true\` answers what it would change.`

/** Builds the document from the routes, the schemas that validate and answer, and the words of the calls. */
export function openApiOf(app: INestApplication): OpenAPIObject {
  const head = new DocumentBuilder()
    .setOpenAPIVersion('3.0.3')
    .setTitle('Fichero')
    .setDescription(ABOUT)
    .setVersion(PRODUCT_VERSION)
    .addServer('/', 'The system that serves this document')
    .addApiKey(
      { type: 'apiKey', name: 'x-token', in: 'header', description: 'The token of `POST /api/auth/login`.' },
      'x-token',
    )
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        description: 'A deploy token of one module, from `POST /api/admin/remotes/claves`, for release commands.',
      },
      'deploy-token',
    )
    .addGlobalResponse({ status: 'default', description: 'Error', standardSchema: errorBody })
    .build()
  // What npm calls a program of which nobody is given a licence.
  head.info.license = {
    name: 'UNLICENSED',
    url: 'https://docs.npmjs.com/cli/configuring-npm/package-json#license',
  }
  const document = SwaggerModule.createDocument(app, head, { standardSchemaConverter: convertSchema })
  document.components = {
    ...document.components,
    headers: HEADERS,
    responses: { Error: otherErrors },
  } as OpenAPIObject['components']
  for (const operations of Object.values(document.paths))
    for (const operation of Object.values(operations as Record<string, { responses: Record<string, object> }>))
      operation.responses.default = { $ref: '#/components/responses/Error' }
  describeOperations(document)
  return document
}

import { errorBody } from '@fichero/contract/error.schema'
import type { INestApplication } from '@nestjs/common'
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger'
import { PRODUCT_VERSION } from '../../config/product-version.js'
import { convertSchema } from './convert-schema.js'
import { describeOperations } from './describe-operations.js'
import { otherErrors } from './error-responses.js'
import { HEADERS } from './response-headers.js'

const ABOUT = `Academic management of a training institution: programs, fichas (groups of apprentices), and the judgments of what each apprentice has achieved.

This document: [JSON](/api/docs-json), [YAML](/api/docs-yaml).

**Authentication.** \`POST /api/auth/login\` returns a token. Send it as the header \`x-token\`. Answers may carry a new token in the same header. Release commands have no session: they send a deploy token as \`Authorization: Bearer …\`.

**Errors.** Every error answer has the body \`ErrorBody\`: a stable \`code\`, and a sentence (\`msg\`). Sentences are in Spanish, or in English if \`Accept-Language\` prefers it; \`Content-Language\` names the language. Any release may add codes.

**Methods.** An unsupported method is rejected with 405 \`method_not_allowed\`; the header \`Allow\` lists the supported methods. \`OPTIONS\` returns the same header with 204. Every path with GET also supports HEAD. 404 means that the path or the resource does not exist.

**Days and times.** A \`date\` is a calendar day in Colombia (America/Bogota, UTC−5 all year), a \`date-time\` an instant in UTC. \`fecha_registro\` is what the institution's system writes, a local time of Colombia without an offset. Filters by day use days in Colombia: the evening of the 23rd in Colombia is the 24th in UTC.

**Names.** Fields of answers and of most requests have Spanish names; some names in requests are camelCase. A document number is \`nro_documento\`, in paths also \`documentNumber\`; that of a head is \`jefe\`, \`id_jefe_ficha\` or \`idJefeFicha\`. The id of a program is \`id_programa_formacion\`, in requests \`programId\` or \`idProgramaFormacion\`.

**Optimistic locking.** Resources that can be edited have an \`ETag\`. Send it as \`If-Match\` with the change: if somebody has saved the resource since, the answer is 412 \`stale_version\` with the current values. Without \`If-Match\`, the change overwrites any version. 409 means that the change conflicts with stored data, whichever version was read.

**Conditional requests.** Send an \`ETag\` as \`If-None-Match\`: if nothing in the answer has changed, the answer is 304 without a body. \`*\` matches any version.

**Files.** A file is a part of a multipart request, beside the part \`data\` with JSON. Files are applied completely or not at all; \`simular=true\` returns what a file would change.`

/** Builds the document from the routes, the schemas of requests and answers, and the descriptions of the calls. */
export function openApiOf(app: INestApplication): OpenAPIObject {
  const head = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
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
  // npm's name for a package without a licence to use it.
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

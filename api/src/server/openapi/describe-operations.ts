import { FILE_FIELD } from '@fichero/contract/calls/call'
import type { AnyCall } from '@fichero/contract/calls/call-docs'
import { AREAS } from '@fichero/contract/calls/call-docs'
import { ROLES, type Role } from '@fichero/contract/enums'
import type { OpenAPIObject } from '@nestjs/swagger'
import { rolesWith } from '../../access/permissions.js'
import { SENDS } from '../../http/validation/sends.decorator.js'
import { describeName } from './describe-fields.js'
import { documentedCalls } from './documented-calls.js'
import { errorCodes } from './error-codes.js'
import { errorExamples, errorResponses } from './error-responses.js'
import { addExample } from './examples.js'
import { addNotModified } from './not-modified.js'
import type { DocumentedCall, Operation } from './operation.js'
import { addHeaders } from './response-headers.js'

/** Adds to every operation the description of the contract's call, and sorts the paths in the order of the areas (`AREAS`). */
export function describeOperations(document: OpenAPIObject): void {
  const paths = document.paths as Record<string, Record<string, Operation>>
  const calls = documentedCalls()
  for (const documented of calls) {
    const { method, path } = documented.call
    const operation = paths[documentedPath(path)]?.[method.toLowerCase()]
    if (!operation) throw new Error(`No route serves ${method} ${path}.`)
    describe(operation, documented)
  }
  const undocumented = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, { summary }]) => !summary)
      .map(([method]) => `${method} ${path}`),
  )
  if (undocumented.length > 0) throw new Error(`No description of ${undocumented.join(', ')}.`)
  const order = new Map(calls.map(({ call }, index) => [documentedPath(call.path), index] as const).reverse())
  const positionOf = ([path]: [string, unknown]) => order.get(path) ?? 0
  document.paths = Object.fromEntries(Object.entries(document.paths).sort((a, b) => positionOf(a) - positionOf(b)))
  document.tags = Object.entries(AREAS).map(([name, description]) => ({ name, description }))
  document.components = { ...document.components, examples: errorExamples(document) }
}

function describe(operation: Operation, documented: DocumentedCall): void {
  const { call, docs } = documented
  operation.tags = [docs.area]
  operation.summary = docs.summary
  operation.security ??= []
  operation.description = [docs.description, describeAccess(call, operation.security)].join('\n\n')
  for (const parameter of operation.parameters ?? []) parameter.description ??= describeName(parameter.name)
  describeForm(operation)
  addExample(operation, documented)
  if (call.method === 'GET' && operation[SENDS]?.includes('ETag')) addNotModified(operation)
  addHeaders(operation)
  const codes = errorCodes(documented, {
    hasValues: (operation.parameters ?? []).some((one) => one.in !== 'header'),
    hasBody: operation.requestBody !== undefined,
    hasToken: operation.security.some((scheme) => 'x-token' in scheme),
  })
  Object.assign(operation.responses, errorResponses(codes))
}

/** Gives a body that may be JSON or a form the right schema under each media type. */
function describeForm({ requestBody }: Operation): void {
  const [json, form] = [requestBody?.content['application/json'], requestBody?.content['multipart/form-data']]
  const [data, parts] = form?.schema?.anyOf ?? []
  if (json && form && data && parts) {
    json.schema = data
    form.schema = parts
  }
  for (const [name, part] of Object.entries(form?.schema?.properties ?? {}))
    if (part.format === 'binary') part.description = name === FILE_FIELD ? describeName(name) : 'The file.'
}

/** The path of a call in the document: `/fichas/:id` is `/api/fichas/{id}`. */
export const documentedPath = (path: string) => `/api${path.replace(/:(\w+)/g, '{$1}')}`

const ROLE_NAMES: Record<Role, string> = { user: 'users', coordinador: 'coordinators', admin: 'administrators' }

/** Returns a sentence about who may send the request. */
function describeAccess({ access }: AnyCall, security: Record<string, string[]>[]): string {
  if (security.some((scheme) => 'deploy-token' in scheme)) return '**Access**: a deploy token of the module `nombre`.'
  if (access === 'public') return '**Access**: everybody.'
  if (access === 'authenticated') return '**Access**: all signed-in users.'
  const roles = rolesWith(access)
  const roleNames = ROLES.filter((role) => roles.includes(role)).map((role) => ROLE_NAMES[role])
  return `**Access**: the permission \`${access}\`, which ${roleNames.join(' and ')} have.`
}

import { incompatibilities, removedFields, type Schema } from './schema-compatibility.js'

type Content = Record<string, { schema?: Schema }>

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema?: Schema
}

interface Operation {
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, { content?: Content; $ref?: string }>
  security?: object[]
}

/** The part of an OpenAPI document that is compared. */
export interface Document {
  paths: Record<string, Record<string, Operation>>
  components?: { responses?: Record<string, { content?: Content }> }
}

/** Returns the breaking changes for clients of the released document, one sentence each. */
export function breakingChanges(released: Document, current: Document): string[] {
  const found: string[] = []
  const now = new Map(Object.entries(operationsOf(current)))
  for (const [address, { location, operation: before }] of Object.entries(operationsOf(released))) {
    const after = now.get(address)?.operation
    if (!after) {
      found.push(`${location}: removed`)
      continue
    }
    if (requiresToken(after) && !requiresToken(before)) found.push(`${location}: asks for a token`)
    found.push(...parameterChanges(before, after, location), ...bodyChanges(before, after, location))
    found.push(...answerChanges(answersOf(before, released), answersOf(after, current), location))
  }
  return found
}

/** The operations by method and path. The keys omit the names of path parameters, which clients never send. */
const operationsOf = ({ paths }: Document) =>
  Object.fromEntries(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => [
        `${method} ${path.replace(/\{\w+\}/g, '{}')}`,
        { location: `${method.toUpperCase()} ${path}`, operation },
      ]),
    ),
  )

const requiresToken = ({ security = [] }: Operation) =>
  security.length > 0 && security.every((scheme) => Object.keys(scheme).length > 0)

function parameterChanges(before: Operation, after: Operation, location: string): string[] {
  const found: string[] = []
  const keyed = ({ parameters = [] }: Operation) => {
    const inPath = parameters.filter((one) => one.in === 'path')
    return new Map(
      parameters.map((one) => [one.in === 'path' ? `path ${inPath.indexOf(one) + 1}` : `${one.in} ${one.name}`, one]),
    )
  }
  const [old, now] = [keyed(before), keyed(after)]
  for (const [key, { required }] of now)
    if (required && !old.get(key)?.required) found.push(`${location} ${key}: now required`)
  for (const [key, { schema = {} }] of old) {
    const current = now.get(key)
    if (!current) found.push(`${location} ${key}: removed`)
    else found.push(...incompatibilities({ sent: schema, expected: current.schema ?? {} }, `${location} ${key}`))
  }
  return found
}

function bodyChanges(
  { requestBody: before }: Operation,
  { requestBody: after }: Operation,
  location: string,
): string[] {
  if (!before) return after?.required ? [`${location} body: now required`] : []
  return contentChanges(before.content, after?.content ?? {}, `${location} body`, (old, now) => ({
    sent: old,
    expected: now,
  }))
}

function answerChanges(before: Record<string, Content>, after: Record<string, Content>, location: string): string[] {
  return Object.entries(before).flatMap(([status, content]) => {
    const current = after[status]
    if (!current) return [`${location} ${status}: removed`]
    return contentChanges(content, current, `${location} ${status}`, (old, now) => ({ sent: now, expected: old }))
  })
}

/** Compares the content of bodies by media type. `direction` decides which of two schemas is sent and which is expected. */
function contentChanges(
  before: Content,
  after: Content,
  location: string,
  direction: (before: Schema, after: Schema) => Parameters<typeof incompatibilities>[0],
): string[] {
  return Object.entries(before).flatMap(([type, { schema: old = {} }]) => {
    const current = after[type]
    if (!current) return [`${location} ${type}: removed`]
    const now = current.schema ?? {}
    return [...removedFields(old, now, location), ...incompatibilities(direction(old, now), location)]
  })
}

/** Returns the content of an operation's answers by status, with shared responses resolved. */
const answersOf = ({ responses }: Operation, { components }: Document): Record<string, Content> =>
  Object.fromEntries(
    Object.entries(responses).map(([status, { content, $ref }]) => {
      const shared = components?.responses?.[$ref?.split('/').pop() ?? '']
      return [status, content ?? shared?.content ?? {}]
    }),
  )

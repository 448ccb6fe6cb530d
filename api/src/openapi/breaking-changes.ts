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

export interface Document {
  paths: Record<string, Record<string, Operation>>
  components?: { responses?: Record<string, { content?: Content }> }
}

/** Returns the breaking changes for clients of the released document, one sentence each. */
export function breakingChanges(released: Document, current: Document): string[] {
  const found: string[] = []
  const now = new Map(Object.entries(operationsOf(current)))
  for (const [address, { at, operation: before }] of Object.entries(operationsOf(released))) {
    const after = now.get(address)?.operation
    if (!after) {
      found.push(`${at}: removed`)
      continue
    }
    if (asksForToken(after) && !asksForToken(before)) found.push(`${at}: asks for a token`)
    found.push(...parameterChanges(before, after, at), ...bodyChanges(before, after, at))
    found.push(...answerChanges(answersOf(before, released), answersOf(after, current), at))
  }
  return found
}

/** By method and address, in which the names of parameters do not matter: nobody sends them. */
const operationsOf = ({ paths }: Document) =>
  Object.fromEntries(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => [
        `${method} ${path.replace(/\{\w+\}/g, '{}')}`,
        { at: `${method.toUpperCase()} ${path}`, operation },
      ]),
    ),
  )

const asksForToken = ({ security = [] }: Operation) =>
  security.length > 0 && security.every((way) => Object.keys(way).length > 0)

function parameterChanges(before: Operation, after: Operation, at: string): string[] {
  const found: string[] = []
  const keyed = ({ parameters = [] }: Operation) => {
    const inPath = parameters.filter((one) => one.in === 'path')
    return new Map(
      parameters.map((one) => [one.in === 'path' ? `path ${inPath.indexOf(one) + 1}` : `${one.in} ${one.name}`, one]),
    )
  }
  const [old, now] = [keyed(before), keyed(after)]
  for (const [key, { required }] of now)
    if (required && !old.get(key)?.required) found.push(`${at} ${key}: now required`)
  for (const [key, { schema = {} }] of old) {
    const kept = now.get(key)
    if (!kept) found.push(`${at} ${key}: removed`)
    else found.push(...incompatibilities({ sent: schema, expected: kept.schema ?? {} }, `${at} ${key}`))
  }
  return found
}

function bodyChanges({ requestBody: before }: Operation, { requestBody: after }: Operation, at: string): string[] {
  if (!before) return after?.required ? [`${at} body: now required`] : []
  return contentChanges(before.content, after?.content ?? {}, `${at} body`, (old, now) => ({
    sent: old,
    expected: now,
  }))
}

function answerChanges(before: Record<string, Content>, after: Record<string, Content>, at: string): string[] {
  return Object.entries(before).flatMap(([status, content]) => {
    const kept = after[status]
    if (!kept) return [`${at} ${status}: removed`]
    return contentChanges(content, kept, `${at} ${status}`, (old, now) => ({ sent: now, expected: old }))
  })
}

/** Compares content types. `direction` says which side sends what the other one expects. */
function contentChanges(
  before: Content,
  after: Content,
  at: string,
  direction: (before: Schema, after: Schema) => Parameters<typeof incompatibilities>[0],
): string[] {
  return Object.entries(before).flatMap(([type, { schema: old = {} }]) => {
    const kept = after[type]
    if (!kept) return [`${at} ${type}: removed`]
    const now = kept.schema ?? {}
    return [...removedFields(old, now, at), ...incompatibilities(direction(old, now), at)]
  })
}

const answersOf = ({ responses }: Operation, { components }: Document): Record<string, Content> =>
  Object.fromEntries(
    Object.entries(responses).map(([status, { content, $ref }]) => {
      const shared = components?.responses?.[$ref?.split('/').pop() ?? '']
      return [status, content ?? shared?.content ?? {}]
    }),
  )

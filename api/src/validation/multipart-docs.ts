import { z } from 'zod'

/** The one file field of our multipart requests. */
const FILE = 'archivo_excel'
const file = { type: 'string', format: 'binary' }

const dataSchemas = new WeakMap<object, z.ZodType>()

/** Remembers what the JSON in the `data` part looks like, for the documentation. */
export function describeDataPart<T extends object>(part: T, inner: z.ZodType): T {
  dataSchemas.set(part, inner)
  return part
}

/** Swagger's converter: the body of a multipart request as it travels, where the schema is a data part. */
export function convertDataPart(schema: unknown) {
  const inner = typeof schema === 'object' && schema !== null ? dataSchemas.get(schema) : undefined
  if (!inner) return undefined
  const { $schema, ...data } = z.toJSONSchema(inner, { io: 'input', target: 'openapi-3.0' })
  return { schema: { type: 'object', properties: { data, [FILE]: file }, required: ['data', FILE] } }
}

export const FILE_BODY = { schema: { type: 'object', properties: { [FILE]: file }, required: [FILE] } }

import { z } from 'zod'

/** The file field of our multipart requests. */
const FILE = 'archivo_excel'
const file = { type: 'string', format: 'binary' }

interface DataPart {
  inner: z.ZodType
  /** Whether the JSON may also be the body itself, without a file. */
  orBody: boolean
}

const dataParts = new WeakMap<object, DataPart>()

/** Registers the schema of the JSON in the `data` part, for the documentation. */
export function describeDataPart<T extends object>(part: T, inner: z.ZodType, orBody = false): T {
  dataParts.set(part, { inner, orBody })
  return part
}

/** Converter for Swagger: the multipart body as sent, if the schema is a data part. */
export function convertDataPart(schema: unknown) {
  const part = typeof schema === 'object' && schema !== null ? dataParts.get(schema) : undefined
  if (!part) return undefined
  const { $schema, ...data } = z.toJSONSchema(part.inner, { io: 'input', target: 'openapi-3.0' })
  const form = { type: 'object', properties: { data, [FILE]: file } }
  if (part.orBody) return { schema: { anyOf: [data, { ...form, required: ['data'] }] } }
  return { schema: { ...form, required: ['data', FILE] } }
}

export const FILE_BODY = { schema: { type: 'object', properties: { [FILE]: file }, required: [FILE] } }

import { FILE_FIELD } from '@fichero/contract/calls/call'
import { z } from 'zod'

const file = { type: 'string', format: 'binary' }

interface DataPart {
  inner: z.ZodType
  /** Whether the JSON may also be the body itself, without a file. */
  orBody: boolean
  /** Name of the file's part. */
  field: string
}

/** Where the JSON and the file beside it stand in a request; see `DataPart`. */
type Place = Partial<Omit<DataPart, 'inner'>>

const dataParts = new WeakMap<object, DataPart>()

/** Registers the schema of the JSON in the `data` part, for the documentation. */
export function describeDataPart<T extends object>(part: T, inner: z.ZodType, place: Place): T {
  dataParts.set(part, { inner, orBody: false, field: FILE_FIELD, ...place })
  return part
}

/** Converter for Swagger: the multipart body as sent, if the schema is a data part. */
export function convertDataPart(schema: unknown) {
  const part = typeof schema === 'object' && schema !== null ? dataParts.get(schema) : undefined
  if (!part) return undefined
  const { $schema, ...data } = z.toJSONSchema(part.inner, { io: 'input', target: 'openapi-3.0' })
  const form = { type: 'object', properties: { data, [part.field]: file } }
  if (part.orBody) return { schema: { anyOf: [data, { ...form, required: ['data'] }] } }
  return { schema: { ...form, required: ['data', part.field] } }
}

/** A multipart body with nothing but the file. */
export const fileBody = (field: string) => ({
  schema: { type: 'object', properties: { [field]: file }, required: [field] },
})

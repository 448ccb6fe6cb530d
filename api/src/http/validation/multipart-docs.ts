import { FILE_FIELD } from '@fichero/contract/calls/call'
import type { z } from 'zod'

const file = { type: 'string', format: 'binary' }

interface DataPart {
  /** Schema of the JSON. */
  inner: z.ZodType
  /** Whether the JSON may also be the body itself, without a file. */
  orBody: boolean
  /** Name of the file's part. */
  field: string
}

/** The optional settings of `describeDataPart`; see `DataPart`. */
type DataPartOptions = Partial<Omit<DataPart, 'inner'>>

const dataParts = new WeakMap<object, DataPart>()

/** Registers the schema of the JSON in the `data` part, for the OpenAPI document. */
export function describeDataPart<T extends object>(part: T, inner: z.ZodType, options: DataPartOptions): T {
  dataParts.set(part, { inner, orBody: false, field: FILE_FIELD, ...options })
  return part
}

/** Returns the registered `data` part of a schema; undefined for any other schema. */
export const dataPartOf = (schema: object): DataPart | undefined => dataParts.get(schema)

/** Returns the OpenAPI schema of the multipart body. `data` is the OpenAPI schema of its JSON. */
export const formOf = (data: object, { field, orBody }: DataPart) => ({
  type: 'object',
  properties: { data, [field]: file },
  required: orBody ? ['data'] : ['data', field],
})

/** Returns the OpenAPI schema of a multipart body with only a file. */
export const fileBody = (field: string) => ({
  schema: { type: 'object', properties: { [field]: file }, required: [field] },
})

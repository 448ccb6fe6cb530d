import { FILE_FIELD } from '@fichero/contract/calls/call'
import type { z } from 'zod'

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

export const dataPartOf = (schema: object): DataPart | undefined => dataParts.get(schema)

/** The multipart body as sent, from the schema of its JSON. */
export const formOf = (data: object, { field, orBody }: DataPart) => ({
  type: 'object',
  properties: { data, [field]: file },
  required: orBody ? ['data'] : ['data', field],
})

/** A multipart body with nothing but the file. */
export const fileBody = (field: string) => ({
  schema: { type: 'object', properties: { [field]: file }, required: [field] },
})

import { FILE_FIELD } from '@fichero/contract/calls/call'
import { z } from 'zod'
import { fail } from '../../errors/fail.js'
import { describeDataPart } from './multipart-docs.js'

/**
 * The `data` part of a multipart request, JSON in a text field: `@Body({ schema: dataPart(createFichaData) })`. `field` is
 * the name of the file's part, for the documentation.
 */
export const dataPart = <T extends z.ZodType>(schema: T, field = FILE_FIELD) =>
  describeDataPart(z.preprocess(parseData, schema), schema, { field })

/** Like `dataPart`, but the JSON may also be the request body itself, in a request without a file. */
export const jsonOrDataPart = <T extends z.ZodType>(schema: T, field = FILE_FIELD) =>
  describeDataPart(
    z.preprocess((body) => (hasData(body) ? parseData(body) : body), schema),
    schema,
    { orBody: true, field },
  )

const hasData = (body: unknown) => typeof body === 'object' && body !== null && 'data' in body

function parseData(body: unknown): unknown {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : '{}'
  if (typeof data !== 'string') throw fail('malformed')
  try {
    return JSON.parse(data)
  } catch {
    throw fail('json_invalid')
  }
}

import type { DocumentedCall, Operation } from './operation.js'

/** Adds the call's example to the parameters and the body of its operation. */
export function addExample(operation: Operation, { call, docs }: DocumentedCall): void {
  const { params = {}, query = {}, body, data, file, bytes } = docs.example ?? {}
  const values: Record<string, unknown> = { ...params, ...query }
  for (const parameter of operation.parameters ?? []) {
    const value = values[parameter.name]
    // Parameters of the path and the query are strings unless the schema has another type.
    if (value !== undefined) parameter.example = parameter.schema?.type === 'string' ? String(value) : value
  }
  const content = operation.requestBody?.content ?? {}
  const form = content['multipart/form-data']
  const fields = content['application/json'] ?? content['application/x-www-form-urlencoded']
  if (fields && (body ?? data) !== undefined) fields.example = body ?? data
  const binary = content['application/octet-stream']
  if (binary) binary.example = bytes
  const field = call.fileField ?? 'archivo_excel'
  if (form && file) form.example = { ...(data === undefined ? {} : { data }), [field]: `(${file})` }
}

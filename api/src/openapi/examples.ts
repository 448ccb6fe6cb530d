import type { DocumentedCall, Operation } from './operation.js'

/** Writes what the call's example sends into its parameters and its body. */
export function addExample(operation: Operation, { call, docs }: DocumentedCall): void {
  const { params = {}, query = {}, body, data, file, bytes } = docs.example ?? {}
  const values: Record<string, unknown> = { ...params, ...query }
  for (const parameter of operation.parameters ?? []) {
    const value = values[parameter.name]
    // Values of addresses and queries are texts where the schema says nothing else.
    if (value !== undefined) parameter.example = parameter.schema?.type === 'string' ? String(value) : value
  }
  const content = operation.requestBody?.content ?? {}
  const [json, form] = [content['application/json'], content['multipart/form-data']]
  if (json && (body ?? data) !== undefined) json.example = body ?? data
  const binary = content['application/octet-stream']
  if (binary) binary.example = bytes
  const field = call.fileField ?? 'archivo_excel'
  if (form && file) form.example = { ...(data === undefined ? {} : { data }), [field]: `(${file})` }
}

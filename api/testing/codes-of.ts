/** Returns the error codes of an answer by field. */
export function codesOf(body: unknown): Record<string, string> {
  const { errors = {} } = body as { errors?: Record<string, { code: string }> }
  return Object.fromEntries(Object.entries(errors).map(([field, { code }]) => [field, code]))
}

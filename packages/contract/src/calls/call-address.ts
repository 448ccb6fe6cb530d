/**
 * Builds the URL of a request: the path of the endpoint below `/api`, and the query.
 * @throws TypeError if a path parameter is missing, because an empty segment would be another endpoint
 */
export function addressOf(
  path: string,
  params: Readonly<Record<string, string | number>> = {},
  query: Readonly<Record<string, string | number | boolean | undefined>> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(params[name] ?? '')
    if (value === '') throw new TypeError(`${path} needs ${name}.`)
    return encodeURIComponent(value)
  })
  const sent = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  )
  return `/api${filled}${sent.length > 0 ? `?${sent.join('&')}` : ''}`
}

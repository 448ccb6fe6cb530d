/** A value of JSON for who reads no JSON: `celular: 3001234567; estado: EN FORMACION`. What is empty is left out. */
export function valueText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return value === null || value === undefined ? '' : String(value)
  const parts = Object.entries(value).flatMap(([key, one]) => {
    const text = valueText(one)
    if (text === '') return []
    const shown = typeof one === 'object' ? `(${text})` : text
    return [Array.isArray(value) ? shown : `${key}: ${shown}`]
  })
  return parts.join('; ')
}

import { momentText } from '@fichero/contract/day-text'
import type { Language } from '@fichero/contract/enums'

/** Formats a JSON value as readable text: `celular: 3001234567; estado: EN FORMACION`. Empty values are omitted. */
export function valueText(value: unknown, language: Language): string {
  if (typeof value === 'string') return momentText(value, language)
  if (typeof value !== 'object' || value === null) return value === null || value === undefined ? '' : String(value)
  const parts = Object.entries(value).flatMap(([key, one]) => {
    const text = valueText(one, language)
    if (text === '') return []
    const shown = typeof one === 'object' ? `(${text})` : text
    return [Array.isArray(value) ? shown : `${key}: ${shown}`]
  })
  return parts.join('; ')
}

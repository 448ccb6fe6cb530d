/** Text that is HTML already. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = Html | Html[] | string | number

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

function written(value: Value): string {
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(written).join('')
  return escaped(String(value))
}

/** A template of HTML: what is put into it is escaped, unless it came out of a template itself. */
export const html = (parts: TemplateStringsArray, ...values: Value[]) =>
  new Html(parts.reduce((before, part, place) => `${before}${written(values[place - 1] ?? '')}${part}`))

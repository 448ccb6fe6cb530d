/** Text that is already HTML. */
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

/** HTML template tag: interpolated values are escaped unless they are `Html`. */
export const html = (parts: TemplateStringsArray, ...values: Value[]) =>
  new Html(parts.reduce((before, part, place) => `${before}${written(values[place - 1] ?? '')}${part}`))

/** Data for the document's script. */
export const data = (id: string, value: unknown) =>
  html`<script type="application/json" id="${id}">${new Html(JSON.stringify(value).replaceAll('<', '\\u003c'))}</script>`

import { ApiError, ConnectionError, FormatError } from '@fichero/kit/api'
import { sentences } from './sentences'

const MINUTE_MS = 60_000

interface Refusal {
  error: unknown
  /** When it came. */
  at: number
}

let refusal: Refusal | undefined

/** Shows why the API refused and what to do about it; nothing where it is undefined. Returns the element. */
export function showRefusal(error?: unknown): HTMLElement | undefined {
  refusal = error === undefined ? undefined : { error, at: Date.now() }
  return keepRefusal()
}

/** Shows the same in a document that has just come. */
export function keepRefusal(): HTMLElement | undefined {
  const place = document.querySelector('.refusal')
  place?.replaceChildren()
  if (!refusal || !place) return undefined
  const alert = document.createElement('div')
  alert.className = `alert ${codeOf(refusal.error) === 'too_many_tries' ? 'orange' : 'red'}`
  alert.role = 'alert'
  alert.tabIndex = -1
  for (const sentence of sentencesOf(refusal)) {
    const line = document.createElement('p')
    line.textContent = sentence
    alert.append(line)
  }
  place.append(alert)
  return alert
}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined)

function sentencesOf({ error, at }: Refusal): string[] {
  const { error: byCode, hint, kept, connection, format, unexpected } = sentences()
  const after = hint[codeOf(error) ?? ''] ?? kept
  return [why(), after].filter(Boolean)

  function why() {
    if (error instanceof ConnectionError) return connection
    if (error instanceof FormatError) return format
    if (!(error instanceof ApiError)) return unexpected
    if (error.code === 'too_many_tries') return tooMany(Number(error.body.params?.minutos ?? 1), at)
    return byCode[error.code] ?? error.body.msg
  }
}

/** In how many minutes and at what local time to try again, because the message may stay on screen for a while. */
function tooMany(minutes: number, at: number): string {
  const { lang } = document.documentElement
  const { tooMany } = sentences()
  const region = lang === 'en' ? 'en-US' : 'es-CO'
  const time = new Date(at + minutes * MINUTE_MS).toLocaleTimeString(region, { timeStyle: 'short' })
  const sentence = tooMany[new Intl.PluralRules(lang).select(minutes)] ?? tooMany.other ?? ''
  return sentence.replace('{{minutes}}', String(minutes)).replace('{{time}}', time)
}

export type Locale = 'es' | 'en'

const TAGS: Record<Locale, string> = { es: 'es-CO', en: 'en-US' }
const NONE = '—'

const plain = {
  es: new Intl.NumberFormat(TAGS.es),
  en: new Intl.NumberFormat(TAGS.en),
}
const percent = {
  es: new Intl.NumberFormat(TAGS.es, { maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat(TAGS.en, { maximumFractionDigits: 2 }),
}
const instant = new Intl.DateTimeFormat('es-ES', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'America/Bogota',
})

export const numberFormat = (value: number, locale: Locale) => plain[locale].format(value)

export const percentFormat = (value: number, locale: Locale) =>
  locale === 'es' ? `${percent.es.format(value)} %` : `${percent.en.format(value)}%`

export function dateFormat(day: string | null): string {
  const [year, month, date] = (day ?? '').slice(0, 10).split('-')
  return year && month && date ? `${date}/${month}/${year}` : NONE
}

export function dateTimeFormat(moment: string | null): string {
  if (!moment) return NONE
  if (moment.includes('T')) return instant.format(new Date(moment)).replace(',', '')
  return `${dateFormat(moment)} ${moment.slice(11, 16)}`.trim()
}

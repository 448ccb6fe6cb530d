const WRITTEN = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/
const ISO = /^\d{4}-\d{2}-\d{2}$/

/** Reads `dd/mm/yyyy`, also with dots, hyphens or nothing between, and ISO, as ISO. Other text stays as it is. */
export function readDate(text: string): string {
  const [, day, month, year] = WRITTEN.exec(text.trim()) ?? DIGITS.exec(text.trim()) ?? []
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.trim()
}

/** Writes an ISO date as `dd/mm/yyyy`. Other text stays as it is. */
export const writeDate = (value: string) => (ISO.test(value) ? value.split('-').reverse().join('/') : value)

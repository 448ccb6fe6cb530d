/** The forms in which files have 30 August 2025, each with its time; null for a form without a time. */
export const DATE_FORMS: readonly [form: string, time: string | null][] = [
  ['2025/08/30 12:19:00', '12:19:00'],
  ['2025-08-30 12:19', '12:19:00'],
  ['2025.08.30', null],
  ['2025-8-30', null],
  ['2025-08-30T12:19:00', '12:19:00'],
  ['2025/8/30 12:19 p. m.', '12:19:00'],
  ['30.08.2025', null],
  ['30.08.2025 12:19', '12:19:00'],
  ['30/08/2025 12:19:00', '12:19:00'],
  ['30-08-2025', null],
  ['30-ago-2025', null],
  ['45899', null],
  ['45899.5131944444', '12:19:00'],
]
/** The day of all forms. */
export const FORM_DAY = '2025-08-30'

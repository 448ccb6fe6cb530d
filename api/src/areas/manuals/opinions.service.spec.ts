import { withoutPersonalData } from './opinions.service.js'

it.each([
  ['a mail address is hidden', 'Escríbame a ana.paz@sena.example, gracias.', 'Escríbame a ••• gracias.'],
  ['a document number is hidden', 'Mi documento es 1098765432.', 'Mi documento es •••.'],
  ['a document number with thousands separators is hidden', 'Mi documento es 1.098.765.432', 'Mi documento es •••'],
  ['phone numbers are hidden', 'Llame al 300 123 45-67 o al 3001234567', 'Llame al ••• o al •••'],
  ['digits between hyphens are hidden', 'Con guion: 1-2-3-4-5', 'Con guion: •••'],
  ['Arabic digits are hidden', '١٢٣٤٥٦', '•••'],
  ['short numbers stay', 'La página 12 tiene 3 pasos y 2026 filas.', 'La página 12 tiene 3 pasos y 2026 filas.'],
  ['an empty text stays empty', '', ''],
])('%s', (_, text, expected) => {
  expect(withoutPersonalData(text)).toBe(expected)
})

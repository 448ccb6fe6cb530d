import { withoutPersonalData } from './without-personal-data.js'

it.each([
  ['Escríbame a ana.paz@sena.example, gracias.', 'Escríbame a ••• gracias.'],
  ['Mi documento es 1098765432.', 'Mi documento es •••.'],
  ['Mi documento es 1.098.765.432', 'Mi documento es •••'],
  ['Llame al 300 123 45-67 o al 3001234567', 'Llame al ••• o al •••'],
  ['Con guion: 1-2-3-4-5', 'Con guion: •••'],
  ['١٢٣٤٥٦', '•••'],
  ['La página 12 tiene 3 pasos y 2026 filas.', 'La página 12 tiene 3 pasos y 2026 filas.'],
  ['', ''],
])('%s becomes %s', (said, kept) => {
  expect(withoutPersonalData(said)).toBe(kept)
})

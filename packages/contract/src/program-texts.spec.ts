import { programTexts } from './program-texts'

const texts = programTexts()
const fill = (sentence: string, params = {}, lng = 'es') =>
  texts.t('none', { lng, defaultValue: sentence, replace: params })

test('a message is filled from its params, and a missing param is shown by its name', () => {
  expect(fill('«{{archivo}}», fila {{fila}}', { archivo: 'a.xls', fila: 13 })).toBe('«a.xls», fila 13')
  expect(fill('falta {{columna}}')).toBe('falta columna')
})

test('a sentence formats numbers in its language, and leaves other values unchanged', () => {
  expect(fill('{{filas, number}} de {{max}}, {{valor, number}}', { filas: 1272, max: 2000, valor: 'x' })).toBe(
    '1.272 de 2000, x',
  )
  expect(fill('{{filas, number}} rows', { filas: 1272 }, 'en')).toBe('1,272 rows')
})

test('a sentence formats days in its language', () => {
  const params = { fecha: '14/11/2026', valor: '14/11/2026' }
  expect(fill('del {{fecha, day}}, no «{{valor}}»', params)).toBe('del 14/11/2026, no «14/11/2026»')
  expect(fill('of {{fecha, day}}', params, 'en')).toBe('of 14 Nov 2026')
  expect(fill('of {{fecha, day}}')).toBe('of fecha')
})

test('a sentence names the kind of a file in its language, and an unknown kind by its code', () => {
  expect(fill('es {{tipo, kind}}', { tipo: 'pe04' })).toBe('es un PE-04 (lista de fichas de un centro)')
  expect(fill('is {{tipo, kind}}', { tipo: 'pe04' }, 'en')).toBe("is a PE-04 (list of a centre's fichas)")
  expect(fill('is {{tipo, kind}}', { tipo: 'horarios' }, 'en')).toBe('is horarios')
})

test('a param is shown verbatim, even if it contains template syntax', () => {
  const archivo = '{{secret}} $t(errors:error.internal) {{- x}} <b>&.xls'
  expect(fill('«{{archivo}}»', { archivo, secret: 'x' })).toBe(`«${archivo}»`)
})

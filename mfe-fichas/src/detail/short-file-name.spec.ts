import { shortFileName } from './short-file-name'

test('a usual name stays whole', () => {
  expect(shortFileName('Reporte de Juicios Evaluativos (3).xls')).toBe('Reporte de Juicios Evaluativos (3).xls')
})

test.each([
  [57, 57],
  [58, 57],
  [200, 57],
])('of %d letters %d stay', (length, shown) => {
  expect(shortFileName('x'.repeat(length))).toHaveLength(shown)
})

test('no space stands beside what is left out', () => {
  expect(shortFileName(`${'a'.repeat(38)}  ${'b'.repeat(30)}  ${'c'.repeat(14)}`)).toBe(
    `${'a'.repeat(38)}…${'c'.repeat(14)}`,
  )
})

test('of a long one, the start and the end stay, without half a character', () => {
  const name = `Reporte de Juicios Evaluativos de la ficha ${'x'.repeat(140)} (12).xls`
  expect(shortFileName(name)).toBe('Reporte de Juicios Evaluativos de la fic…xxxxxxx (12).xls')
  expect(shortFileName('😀'.repeat(58))).toBe(`${'😀'.repeat(40)}…${'😀'.repeat(16)}`)
})

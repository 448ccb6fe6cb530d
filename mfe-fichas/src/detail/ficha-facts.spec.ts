/** @jest-environment jsdom */
import { shortFileName } from './ficha-facts'

test('shortFileName does not change a name of usual length', () => {
  expect(shortFileName('Reporte de Juicios Evaluativos (3).xls')).toBe('Reporte de Juicios Evaluativos (3).xls')
})

test.each([
  [57, 57],
  [58, 57],
  [200, 57],
])('shortFileName shortens a name of %d characters to %d characters', (length, shown) => {
  expect(shortFileName('x'.repeat(length))).toHaveLength(shown)
})

test('shortFileName removes spaces around the ellipsis', () => {
  expect(shortFileName(`${'a'.repeat(38)}  ${'b'.repeat(30)}  ${'c'.repeat(14)}`)).toBe(
    `${'a'.repeat(38)}…${'c'.repeat(14)}`,
  )
})

test('shortFileName keeps the start and the end of a long name, and does not split an emoji', () => {
  const name = `Reporte de Juicios Evaluativos de la ficha ${'x'.repeat(140)} (12).xls`
  expect(shortFileName(name)).toBe('Reporte de Juicios Evaluativos de la fic…xxxxxxx (12).xls')
  expect(shortFileName('😀'.repeat(58))).toBe(`${'😀'.repeat(40)}…${'😀'.repeat(16)}`)
})

import { nearestHeadings } from './nearest-headings.js'
import type { Cell } from './sheet.js'

it.each<[string, Cell[][], string]>([
  ['one, with its cell', [[], [null, 'Conpetencia']], '«Conpetencia» (B2) → «Competencia»'],
  ['one without the blanks around it', [[' Conpetencia ']], '«Conpetencia» (A1) → «Competencia»'],
  [
    'the better of two for one heading',
    [['Conpetensia'], ['Competencía x'], ['Conpetencia']],
    '«Competencía x» (A2) → «Competencia»',
  ],
  [
    'the best first, each cell once',
    [['Resultado de Aprendisaje', 'Competensia']],
    '«Resultado de Aprendisaje» (A1) → «Resultado de Aprendizaje»; «Competensia» (B1) → «Competencia»',
  ],
  ['none that has few letters in common', [['Comida', 'Resumen', 7, null]], '—'],
  ['no label with a colon', [['Conpetencia:', 'Conpetencia: ']], '—'],
  ['no long text', [[`Conpetencia${' '.repeat(70)}`]], '—'],
  ['none', [], '—'],
])('of the texts of a sheet that are like headings: %s', (_, rows, expected) =>
  expect(nearestHeadings(rows, 'programa')).toBe(expected),
)

it('three at most are shown, and no title of a report', () => {
  const row = ['Tipo Docto', 'Numero de Documnto', 'Nonbre', 'Apellid', 'Estado del aprendis', 'Reporte de Aprendices']
  expect(nearestHeadings([row], 'aprendices').split('; ')).toHaveLength(3)
  expect(nearestHeadings([row], 'aprendices')).not.toContain('Reporte')
})

it('a sheet of many texts is not searched to its end', () => {
  const rows = (before: number) => [...Array.from({ length: before }, () => ['x']), ['Conpetencia']]
  expect(nearestHeadings(rows(1_999), 'programa')).toContain('A2000')
  expect(nearestHeadings(rows(2_001), 'programa')).toBe('—')
})

import { nearestHeadings } from './nearest-headings.js'
import type { Cell } from './sheet.js'

it.each<[string, Cell[][], string]>([
  ['a similar text with its cell', [[], [null, 'Conpetencia']], '«Conpetencia» (B2) → «Competencia»'],
  ['a similar text without the blanks around it', [[' Conpetencia ']], '«Conpetencia» (A1) → «Competencia»'],
  [
    'the most similar text for one heading',
    [['Conpetensia'], ['Competencía x'], ['Conpetencia']],
    '«Conpetencia» (A3) → «Competencia»',
  ],
  [
    'the most similar text first, each cell once',
    [['Resultado de Aprendisaje', 'Competensia']],
    '«Resultado de Aprendisaje» (A1) → «Resultado de Aprendizaje»; «Competensia» (B1) → «Competencia»',
  ],
  [
    'no short text, even beside others',
    [['Competensia', 'Rpa', 'Resultdo']],
    '«Competensia» (A1) → «Competencia»; «Resultdo» (C1) → «Resultado de Aprendizaje»',
  ],
  ['nothing in a row of data', [['Conpetencia', 1_900_099_001]], ''],
  ['nothing in a row with a document number as text', [['Conpetencia', '1900099001']], ''],
  ['no heading of another kind', [['Fecha y hora', 'Celular']], ''],
  ['no text with few letters in common', [['Comida', 'Resumen', 7, null]], ''],
  ['no label with a colon', [['Conpetencia:', 'Conpetencia: ']], ''],
  ['no long text', [[`Conpetencia${' '.repeat(70)}`]], ''],
  ['nothing in an empty sheet', [], ''],
])('nearestHeadings suggests %s', (_, rows, expected) => expect(nearestHeadings(rows, 'programa')).toBe(expected))

it('nearestHeadings suggests at most three texts, and no title of a report', () => {
  const row = ['Tipo Docto', 'Numero de Documnto', 'Nonbre', 'Apellid', 'Estado del aprendis', 'Reporte de Aprendices']
  expect(nearestHeadings([row], 'aprendices').split('; ')).toHaveLength(3)
  expect(nearestHeadings([row], 'aprendices')).not.toContain('Reporte')
})

it('nearestHeadings searches only the first 2,000 texts', () => {
  const rows = (before: number) => [...Array.from({ length: before }, () => ['x']), ['Conpetencia']]
  expect(nearestHeadings(rows(1_999), 'programa')).toContain('A2000')
  expect(nearestHeadings(rows(2_001), 'programa')).toBe('')
})

it.each<Cell[]>([
  ['CORREA'],
  ['ANA', 'CORREA'],
  ['CC', '1900099001', 'ANA', 'CORREA'],
  ['NOVIEMBRE'],
  ['NOVIEMBRE 2026', 'CENTRO'],
  ['HOMBRE', 'MUJER'],
  ['ESTRADA', 'MOVILLA'],
  ['Fecha', 'Semana'],
  ['Comida', 'Resumen'],
])('nearestHeadings suggests nothing for a row that begins with %j', (...row) => {
  for (const kind of ['juicios', 'aprendices', 'personas', 'programa'] as const)
    expect(nearestHeadings([row], kind)).toBe('')
})

it.each([
  ['Numero de Documnto', 'Número de Documento'],
  ['Número de Docummento', 'Número de Documento'],
  ['Apellidoss', 'Apellidos'],
  ['Tipo de Docuento', 'Tipo de Documento'],
  ['Corro Electrónico', 'Correo Electrónico'],
])('nearestHeadings suggests for «%s» the heading «%s»', (text, heading) =>
  expect(nearestHeadings([[text]], 'aprendices')).toBe(`«${text}» (A1) → «${heading}»`),
)

import { refusal } from './file-refusal'

const limits = { maxBytes: 100, extensions: ['.xls', '.csv'] }

test.each([
  ['Reporte.xls', 100, undefined],
  ['REPORTE.CSV', 1, undefined],
  ['reporte.xls', 101, 'tooLarge'],
  ['reporte.xls', 0, 'nothing'],
  ['reporte.pdf', 0, 'wrongType'],
  ['reporte.pdf', 101, 'wrongType'],
  ['xls', 1, 'wrongType'],
  ['reporte.xls.exe', 1, 'wrongType'],
])('%s of %i bytes: %s', (name, size, expected) => {
  expect(refusal({ name, size } as File, limits)).toBe(expected)
})

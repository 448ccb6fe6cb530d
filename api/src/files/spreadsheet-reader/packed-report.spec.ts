import { packReport, unpackReport } from './packed-report.js'
import type { ApprenticesReport, JudgmentRecord, JudgmentsReport } from './records.js'

const ANA: JudgmentRecord = {
  fila: 14,
  nro_documento: '1900099001',
  resultado: '700801',
  estado: 'APROBADO',
  evaluador_documento: '14',
  evaluador_nombre: null,
  fecha_registro: null,
  observacion: '',
}
const report = (judgments: JudgmentRecord[]): JudgmentsReport =>
  ({ kind: 'juicios', filas: judgments.length, judgments }) as unknown as JudgmentsReport

it.each<[string, JudgmentRecord[]]>([
  ['no judgment', []],
  ['one judgment', [ANA]],
  [
    'several judgments',
    [ANA, { ...ANA, fila: 15, estado: null, observacion: 'Falta' }, { ...ANA, fila: 16, resultado: '14' }],
  ],
])('a packed report is restored in another process: %s', (_, judgments) => {
  expect(unpackReport(structuredClone(packReport(report(judgments))))).toStrictEqual(report(judgments))
})

it('a packed report contains each distinct value once', () => {
  const { judgments } = packReport(report([ANA, { ...ANA, fila: 15 }])) as { judgments: { values?: unknown[] } }
  expect(judgments.values).toEqual([14, '1900099001', '700801', 'APROBADO', '14', null, '', 15])
})

it('a report of people is not packed', () => {
  const people = { kind: 'aprendices', people: [] } as unknown as ApprenticesReport
  expect(packReport(people)).toBe(people)
  expect(unpackReport(people)).toBe(people)
})

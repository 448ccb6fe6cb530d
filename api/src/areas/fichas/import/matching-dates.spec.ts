import type { CreateFicha } from '@fichero/contract/fichas.schema'
import type { ImportQuery } from '@fichero/contract/imports.schema'
import { apprenticesReport } from '../../../../testing/typed-reports.js'
import { requireMatchingDates } from './matching-dates.js'

const DATA = { fechaInicioLectiva: '2025-02-05', fechaFinLectiva: '2026-08-05', fechaFinFicha: '2027-05-06' }

function warningsOf(
  fecha_inicio: string | null,
  fecha_fin: string | null,
  forzar: boolean,
  fila_ficha: number | null = 3,
) {
  const report = apprenticesReport([], { fecha_inicio, fecha_fin, fila_ficha })
  const upload = { name: 'a.xls', sha256: '', report }
  return requireMatchingDates(upload, DATA as CreateFicha, { forzar } as ImportQuery)
}

it.each([
  [null, null],
  ['2025-02-05', null],
  [null, '2027-05-06'],
  ['2025-02-05', '2027-05-06'],
])('a file from %s to %s is accepted', (inicio, fin) => {
  expect(warningsOf(inicio, fin, false)).toEqual([])
})

it.each<[string | null, string | null, object, [string, string, string][]]>([
  ['2025-02-06', null, { inicio: '06/02/2025', fin: '?' }, [['Fecha Inicio', '06/02/2025', '05/02/2025']]],
  [null, '2027-05-07', { inicio: '?', fin: '07/05/2027' }, [['Fecha Fin', '07/05/2027', '06/05/2027']]],
  [
    '2025-02-05',
    '2026-08-05',
    { inicio: '05/02/2025', fin: '05/08/2026' },
    [['Fecha Fin', '05/08/2026', '06/05/2027']],
  ],
  [
    '2025-02-04',
    '2027-05-05',
    { inicio: '04/02/2025', fin: '05/05/2027' },
    [
      ['Fecha Inicio', '04/02/2025', '05/02/2025'],
      ['Fecha Fin', '05/05/2027', '06/05/2027'],
    ],
  ],
])('a file from %s to %s is rejected, or only causes warnings if forced', (inicio, fin, params, warnings) => {
  expect(() => warningsOf(inicio, fin, false)).toThrow(
    expect.objectContaining({ code: 'dates_differ', params: { archivo: 'a.xls', ...params } }),
  )
  const all = warningsOf(inicio, fin, true)
  expect(all.map(({ columna, valor, params: { fecha } }) => [columna, valor, fecha])).toEqual(warnings)
  expect(all.map(({ code, fila }) => [code, fila])).toEqual(warnings.map(() => ['dates_differ', 3]))
  expect(warningsOf(inicio, fin, true, null)[0]?.fila).toBe(1)
})

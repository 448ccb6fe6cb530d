import { readPreamble } from './preamble.js'

describe('a label above the table', () => {
  const DAY = '14/11/2026'
  it.each(
    Object.entries({
      nro_ficha: ['Ficha de Caracterización', 'Ficha', 'Número de ficha', 'Nro ficha', 'Código ficha'],
      codigo: ['Cógigo', 'Código', 'Código programa', 'Código del programa', 'Código de programa'],
      version: ['Versión', 'Versión programa', 'Versión del programa'],
      denominacion: ['Denominación', 'Programa', 'Programa de formación', 'Nombre programa', 'Nombre del programa'],
      fecha_reporte: ['Fecha del Reporte', 'Fecha reporte', 'Fecha de reporte'],
      fecha_inicio: ['Fecha Inicio', 'Fecha de inicio'],
      fecha_fin: ['Fecha Fin', 'Fecha de fin', 'Fecha de terminación'],
    }).flatMap(([field, labels]) => labels.map((label) => [label, field] as const)),
  )('«%s» is the field %s', (label, field) => {
    const isDay = field.startsWith('fecha')
    const dates = { date1904: false, order: 'dmy', swapped: false } as const
    const context = { archivo: 'a.xls', dates, ofFicha: true, ofProgram: true, dated: false }
    const expected = isDay ? '2026-11-14' : field === 'nro_ficha' ? 2999001 : '2999001'
    const value = isDay ? DAY : '2999001'
    for (const rows of [[[`${label}: ${value}`]], [[`${label}:`, null, value]]])
      expect(readPreamble(rows, context)).toMatchObject({ [field]: expected })
  })
})

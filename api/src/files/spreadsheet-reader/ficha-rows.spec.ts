import { interpretSheets } from './interpret.js'
import type { ApprenticesReport } from './records.js'
import type { Cell } from './sheet.js'
import { emptySheet } from './sheet-rows.js'

/** A list of people, one for each cell of its column `Ficha`, read for one ficha. */
function list(fichas: Cell[], ficha: number | undefined, heading = 'Ficha'): ApprenticesReport {
  const people = fichas.map((cell, at) => ['CC', 1_900_099_001 + at, 'ANA', 'RÍOS', 'EN FORMACION', cell])
  const rows = [['Tipo de Documento', 'Documento', 'Nombre', 'Apellidos', 'Estado', heading], ...people]
  return interpretSheets([{ ...emptySheet('workbook'), rows }], 'a.xls', {
    accepts: ['aprendices'],
    ficha,
  }) as ApprenticesReport
}

const rows = ({ people }: ApprenticesReport) => people.map(({ fila }) => fila)
const problemsOf = ({ rejected, warnings }: ApprenticesReport) => [
  ...rejected.map(({ code, fila }) => [code, fila]),
  ...warnings.map(({ code, fila, params }) => [code, fila, params]),
]

describe('a list of several fichas', () => {
  it('is read for the people of one ficha, with a warning about the number of other people', () => {
    const report = list([2999002, 2999001, '2999003 - OTRO', '2999001 - COCINA'], 2999001)
    expect(rows(report)).toEqual([3, 5])
    expect(problemsOf(report)).toEqual([['other_fichas', 2, expect.objectContaining({ total: 2, ficha: 2999001 })]])
  })

  it('gets no warning if all people belong to the ficha', () => {
    const report = list([2999001, 2999001], 2999001)
    expect(rows(report)).toEqual([2, 3])
    expect(problemsOf(report)).toEqual([])
  })

  it('is rejected with its first row if all people belong to other fichas', () => {
    expect(() => list([2999002, 2999003], 2999001)).toThrow(
      expect.objectContaining({
        code: 'wrong_ficha',
        params: { archivo: 'a.xls', recibido: '2999002', fila: 2, esperado: 2999001 },
      }),
    )
  })

  it('has one rejection for each row with an unreadable ficha number', () => {
    expect(problemsOf(list(['29990O1', 2999001, '#N/A', null], 2999001))).toEqual([
      ['ficha_invalid', 2],
      ['ficha_invalid', 4],
      ['ficha_invalid', 5],
    ])
  })

  it('is not rejected if an unreadable ficha number may be the requested number', () => {
    const report = list(['29990O1', 2999002], 2999001)
    expect(rows(report)).toEqual([])
    expect(problemsOf(report)).toEqual([
      ['ficha_invalid', 2],
      ['other_fichas', 3, expect.objectContaining({ total: 1 })],
    ])
  })

  it('is read for all people if no ficha is requested or the list has no column of fichas', () => {
    expect(rows(list([2999001, 2999002], undefined))).toEqual([2, 3])
    expect(rows(list([2999001, 2999002], 2999001, 'Grupo'))).toEqual([2, 3])
  })
})

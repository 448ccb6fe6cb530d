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
const told = ({ rejected, warnings }: ApprenticesReport) => [
  ...rejected.map(({ code, fila }) => [code, fila]),
  ...warnings.map(({ code, fila, params }) => [code, fila, params]),
]

describe('a list of several fichas', () => {
  it('gives the people of the one, and says how many others it has', () => {
    const report = list([2999002, 2999001, '2999003 - OTRO', '2999001 - COCINA'], 2999001)
    expect(rows(report)).toEqual([3, 5])
    expect(told(report)).toEqual([['other_fichas', 2, expect.objectContaining({ total: 2, ficha: 2999001 })]])
  })

  it('says nothing of others where there are none', () => {
    const report = list([2999001, 2999001], 2999001)
    expect(rows(report)).toEqual([2, 3])
    expect(told(report)).toEqual([])
  })

  it('is refused where all are of others, at the first', () => {
    expect(() => list([2999002, 2999003], 2999001)).toThrow(
      expect.objectContaining({
        code: 'wrong_ficha',
        params: { archivo: 'a.xls', recibido: '2999002', fila: 2, esperado: 2999001 },
      }),
    )
  })

  it('rejects a row whose ficha cannot be read, once', () => {
    expect(told(list(['29990O1', 2999001, '#N/A', null], 2999001))).toEqual([
      ['ficha_invalid', 2],
      ['ficha_invalid', 4],
      ['ficha_invalid', 5],
    ])
  })

  it('is not refused where a ficha that cannot be read may be the one', () => {
    const report = list(['29990O1', 2999002], 2999001)
    expect(rows(report)).toEqual([])
    expect(told(report)).toEqual([
      ['ficha_invalid', 2],
      ['other_fichas', 3, expect.objectContaining({ total: 1 })],
    ])
  })

  it('gives all people where no ficha is asked for, or where it names none', () => {
    expect(rows(list([2999001, 2999002], undefined))).toEqual([2, 3])
    expect(rows(list([2999001, 2999002], 2999001, 'Grupo'))).toEqual([2, 3])
  })
})

import type { ImportKind } from '@fichero/contract/enums'
import { rowsOf } from '../../../testing/spreadsheets.js'
import { interpretSheets } from './interpret.js'
import type { Cell } from './sheet.js'
import { emptySheet } from './sheet-rows.js'

const HEADINGS = ['Tipo de Documento', 'Número de Documento', 'Nombre', 'Apellidos', 'Estado']
const read = (rows: Cell[][], kind: ImportKind) =>
  interpretSheets([{ ...emptySheet('workbook'), rows }], 'lista.xlsx', { accepts: [kind] })

describe('encoded letters', () => {
  it.each(['MU&Ntilde;OZ', 'MU\\u00d1OZ', 'MU%C3%91OZ', 'MU=C3=91OZ', 'MUN~OZ'])(
    'in the name %s cause the row to be rejected',
    (surname) => {
      const report = read([HEADINGS, ['CC', '1900099001', 'ANA', surname, 'EN FORMACION']], 'aprendices')
      expect(report.rejected).toMatchObject([
        {
          fila: 2,
          columna: 'Apellidos',
          valor: surname,
          code: 'letters_encoded',
          params: { corregido: 'MUÑOZ' },
          motivo: `«${surname}» se guardaría así, y probablemente es «MUÑOZ»: corríjalo en el archivo, o descárguelo otra vez.`,
        },
      ])
    },
  )

  it('in an outcome are reported once, and the text is stored as it is written', () => {
    const rows = rowsOf('judgments')
    const at = rows[12]!.indexOf('Resultado de Aprendizaje')
    const text = String(rows[13]![at])
    for (const row of rows.slice(13)) if (row[at] === text) row[at] = `${text} DISE&Ntilde;ADO &amp; HECHO`
    const report = read(rows, 'juicios')
    expect(report.rejected).toEqual([])
    expect(report.warnings).toMatchObject([
      {
        code: 'text_encoded',
        fila: 14,
        columna: 'Resultado de Aprendizaje',
        params: { escrito: 'DISE&Ntilde;ADO', corregido: 'DISEÑADO' },
      },
    ])
  })
})

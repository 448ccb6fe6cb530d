import { fixture } from '../../../testing/fixtures.js'
import { readFileOf } from '../../../testing/read-file.js'
import { edited, rowsOf, spreadsheet, workbook } from '../../../testing/spreadsheets.js'
import type { Cell } from './sheet.js'

const NBSP = '\u00a0'
const codes = (problems: readonly { code: string }[]) => problems.map(({ code }) => code)
/** Index of the first row of data (row 14) of the judgments report. */
const FIRST = 13

const PEOPLE: Cell[] = ['Tipo de Documento', 'Número de Documento', 'Nombre', 'Apellidos', 'Estado']
const people = (rows: Cell[][], heading = PEOPLE, ficha?: number) =>
  readFileOf(spreadsheet('lista.xlsx', [heading, ...rows], 'xlsx'), ['aprendices'], ficha ? { ficha } : {})

describe('judgments reports edited by hand', () => {
  it('may have dates as text, also with times in the afternoon', async () => {
    const original = await readFileOf(fixture('judgments'), ['juicios'])
    const asText = edited('judgments', (rows) => {
      for (const row of rows.slice(FIRST)) if (typeof row[9] === 'number') row[9] = colombianText(row[9])
    })
    expect((await readFileOf(asText, ['juicios'])).judgments).toEqual(original.judgments)
  })

  it('may have states and judgments in any case, with or without accents', async () => {
    const original = await readFileOf(fixture('judgments'), ['juicios'])
    const lower = edited('judgments', (rows) => {
      for (const row of rows.slice(FIRST)) {
        if (row[4] === 'EN FORMACION') row[4] = ` En  formación${NBSP}`
        row[7] = String(row[7]).replace('APROBADO', 'Aprobado').replace('POR EVALUAR', 'Por  evaluar')
      }
    })
    const report = await readFileOf(lower, ['juicios'])
    expect(report).toMatchObject({ people: original.people, judgments: original.judgments, warnings: [], rejected: [] })
  })

  it('may have other columns, which are reported', async () => {
    const adapted = edited('judgments', (rows) => {
      rows[12]![12] = 'No.'
      rows[12]![13] = 'Observaciones'
      rows[12]![110] = 'Nota'
      rows[0]![103] = 'una nota lejos'
      for (const row of rows.slice(FIRST)) row[13] = row[7] === 'APROBADO' ? 'Entregó todo' : null
    })
    const report = await readFileOf(adapted, ['juicios'])
    expect(report.warnings).toMatchObject([
      { code: 'above_unread', fila: 1, columna: 'CZ', valor: 'una nota lejos' },
      { code: 'column_ignored', fila: 13, columna: 'M', valor: 'No.' },
      { code: 'column_ignored', fila: 13, columna: 'DG', valor: 'Nota' },
    ])
    const approved = report.judgments.filter(({ estado }) => estado === 'APROBADO')
    expect(new Set(approved.map(({ observacion }) => observacion))).toEqual(new Set(['Entregó todo']))
  })

  it('get a warning if an observation without a judgment is dropped', async () => {
    const adapted = edited('judgments', (rows) => {
      rows[12]![13] = 'Observaciones'
      rows.find((row) => row[7] === 'POR EVALUAR')![13] = 'Falta'
    })
    expect(codes((await readFileOf(adapted, ['juicios'])).warnings)).toEqual(['observation_without_judgment'])
  })

  it('may have document numbers that end in `.0` or begin with zeros', async () => {
    const original = await readFileOf(fixture('judgments'), ['juicios'])
    const written = (document: Cell) => (document === '1900099038' ? '0019000990' : String(document))
    const adapted = edited('judgments', (rows) => {
      for (const row of rows.slice(FIRST)) {
        row[1] = written(row[1] ?? '')
        if (row[1] === '1900099001') row[1] = '1900099001.0'
      }
    })
    const report = await readFileOf(adapted, ['juicios'])
    expect(report).toMatchObject({ rejected: [], warnings: [] })
    expect(report.people.map(({ nro_documento }) => nro_documento)).toEqual(
      original.people.map(({ nro_documento }) => written(nro_documento)),
    )
    expect(report.judgments).toHaveLength(original.judgments.length)
  })

  it('may have totals and signatures below the data', async () => {
    const signed = edited('judgments', (rows) => {
      rows.push([], ['TOTAL', 24], [null, null, 'Firma: ____________'])
    })
    const report = await readFileOf(signed, ['juicios'])
    expect(report.rejected).toEqual([])
    expect(report.warnings.map(({ code, valor }) => [code, valor])).toEqual([
      ['line_ignored', 'TOTAL 24'],
      ['line_ignored', 'Firma: ____________'],
    ])
  })

  it('may begin as late as row 59', async () => {
    const late = edited('judgments', (rows) => {
      rows.splice(12, 0, ...Array.from({ length: 46 }, () => []))
    })
    await expect(readFileOf(late, ['juicios'])).resolves.toMatchObject({ nro_ficha: 2888001, rejected: [] })
  })

  it('may be on the sheet after a pivot table', async () => {
    const pivot: Cell[][] = [
      ['Etiquetas de fila', 'Cuenta de Juicio'],
      ['APROBADO', 12],
    ]
    const file = workbook('extracto.xlsx', [
      ['Dinámica', pivot],
      ['Hoja', rowsOf('judgments')],
    ])
    const report = await readFileOf(file, ['juicios'])
    expect(report.judgments).toEqual((await readFileOf(fixture('judgments'), ['juicios'])).judgments)
    expect(report.warnings).toMatchObject([{ code: 'sheet_ignored', valor: 'Dinámica' }])
  })

  it('are rejected if two sheets contain a report; the error names the sheets, the rows and the ficha', async () => {
    const rows = rowsOf('judgments')
    const halves = [rows.slice(0, 60), [...rows.slice(0, 13), ...rows.slice(60)]]
    const file = workbook('dos.xlsx', [
      ['Primera', halves[0]!],
      ['Segunda', halves[1]!],
    ])
    await expect(readFileOf(file, ['juicios'])).rejects.toMatchObject({
      code: 'several_reports',
      message: expect.stringContaining('«Primera» 1 (2888001), «Segunda» 1 (2888001).'),
    })
  })
})

describe('lists of people edited by hand', () => {
  it('get a default state and document type if these columns are absent', async () => {
    const list = await people([['1900099001', 'ANA', 'RÍOS']], ['Numero_Documento', 'nombres', 'apellidos'])
    expect(list.people).toMatchObject([{ tipo_documento: 'CC', nro_documento: '1900099001', estado: 'EN FORMACION' }])
    expect(codes(list.warnings)).toEqual(['type_default', 'state_default'])
  })

  it('may have document types in words, and document numbers with dots', async () => {
    const { people: found, warnings } = await people([
      ['Cédula de Ciudadanía', '1.900.011.004', 'ANA', 'RÍOS', 'Inducción'],
      ['T.I.', 1900011005, 'LUZ', 'RÍOS', 'en formacion'],
      ['XYZ', 1900011006, 'SOL', 'RÍOS', 'CANCELADO'],
    ])
    expect(found).toMatchObject([
      { tipo_documento: 'CC', nro_documento: '1900011004', estado: 'INDUCCION' },
      { tipo_documento: 'TI', nro_documento: '1900011005', estado: 'EN FORMACION' },
      { tipo_documento: 'XYZ' },
    ])
    expect(warnings).toMatchObject([{ code: 'type_new', fila: 4, valor: 'XYZ' }])
  })

  it.each(['xlsx', 'csv'])('may have document numbers in several formats, in %s', async (format) => {
    const shown: [written: string, document: string | null][] = [
      ['1900011001.0', '1900011001'],
      ['1.900.011.002', '1900011002'],
      ['1 900 011 003', '1900011003'],
      ['1,900,011,004', '1900011004'],
      ['0019000011', '0019000011'],
      ['1.900.011.00', null],
      ['1900011001.5', null],
      ['19.00011001', null],
      ['1.900', null],
    ]
    const rows = shown.map(([written]) => ['CC', written, 'ANA', 'RÍOS', 'EN FORMACION'])
    const text = [PEOPLE, ...rows].map((row) => `${row.join(';')}\n`).join('')
    const list = await (format === 'csv'
      ? readFileOf({ name: 'lista.csv', bytes: Buffer.from(text) }, ['aprendices'])
      : people(rows))
    expect(list.people.map(({ nro_documento }) => nro_documento)).toEqual(
      shown.map(([, document]) => document).filter((document) => document !== null),
    )
    expect(list.rejected).toMatchObject([
      { fila: 7, code: 'document_unclear', columna: 'Número de Documento', valor: '1.900.011.00' },
      { fila: 8, code: 'document_unclear', valor: '1900011001.5' },
      { fila: 9, code: 'document_unclear', valor: '19.00011001' },
      { fila: 10, code: 'document_invalid', valor: '1.900' },
    ])
    expect(list.rejected[0]?.motivo).toBe(
      '«1.900.011.00» no se lee como número de documento: sus puntos, comas o espacios no separan miles. Escríbalo en el archivo solo con sus dígitos.',
    )
  })

  it('must not repeat a document number, even in another format', async () => {
    const row = (document: Cell) => ['CC', document, 'ANA', 'RÍOS', 'EN FORMACION']
    const { people: found, rejected } = await people([row(1900011001), row('1900011001.0')])
    expect(found).toHaveLength(1)
    expect(rejected).toMatchObject([{ fila: 3, code: 'duplicate_person', params: { otra_fila: 2 } }])
  })

  it('may have names and surnames in one column', async () => {
    const heading = ['Documento', 'Apellidos y Nombres']
    const rows = [
      ['1900099001', 'RAMÍREZ OSPINA ANA MARÍA'],
      ['1900099002', 'DE LA CRUZ RÍOS LUZ'],
      ['1900099003', 'RÍOS, SOL'],
    ]
    const list = await people(rows, heading)
    expect(list.people.map(({ nombre, apellido }) => [apellido, nombre])).toEqual([
      ['RAMÍREZ OSPINA', 'ANA MARÍA'],
      ['DE LA CRUZ RÍOS', 'LUZ'],
      ['RÍOS', 'SOL'],
    ])
    expect(codes(list.warnings)).toContain('name_split')
    const [first] = (await people([['1900099001', 'ANA MARÍA RAMÍREZ OSPINA']], ['Documento', 'Nombre completo']))
      .people
    expect(first).toMatchObject({ nombre: 'ANA MARÍA', apellido: 'RAMÍREZ OSPINA' })
  })

  it('may have people of several fichas', async () => {
    const heading = [...PEOPLE, 'Aprendiz', 'Ficha']
    const row = (document: number, ficha: Cell) => ['CC', document, 'ANA', 'RÍOS', 'EN FORMACION', 'x', ficha]
    const rows = [row(1900099001, 2999001), row(1900099002, '2999002 - OTRO'), row(1900099003, '2999001')]
    const list = await people(rows, heading, 2999001)
    expect(list.people.map(({ nro_documento }) => nro_documento)).toEqual(['1900099001', '1900099003'])
    expect(list).toMatchObject({ nro_ficha: 2999001, rejected: [] })
    expect(list.warnings).toMatchObject([{ code: 'column_ignored' }, { code: 'other_fichas', params: { total: 1 } }])
    await expect(people(rows, heading, 2999009)).rejects.toMatchObject({ code: 'wrong_ficha' })
    const unclear = await people([...rows, row(1900099004, '29990O1')], heading, 2999001)
    expect(unclear.rejected).toMatchObject([{ code: 'ficha_invalid', fila: 5, valor: '29990O1' }])
    // The unreadable number may be the requested ficha.
    const nobody = await people([...rows, row(1900099004, '29990O9')], heading, 2999009)
    expect(nobody).toMatchObject({ people: [], rejected: [{ code: 'ficha_invalid' }] })
  })

  it('may have invalid phones and mail addresses, with a warning', async () => {
    const heading = [...PEOPLE, 'Celular', 'Correo Electrónico']
    const row = (document: number, phone: Cell, mail: Cell) => ['CC', document, 'ANA', 'RÍOS', 'CANCELADO', phone, mail]
    const list = await people(
      [
        row(1900099001, '3001234510.0', 'ANA@example.com'),
        row(1900099002, '3,00123E+09', 'no tiene'),
        row(1900099003, 'no tiene', true),
        row(1900099004, '0012345678', null),
      ],
      heading,
    )
    expect(list.people.map(({ celular, correo }) => [celular, correo])).toEqual([
      ['3001234510', 'ANA@example.com'],
      [null, 'no tiene'],
      ['no tiene', null],
      ['0012345678', null],
    ])
    expect(list.rejected).toEqual([])
    expect(list.warnings).toMatchObject([
      { fila: 3, code: 'contact_dropped', columna: 'Celular', valor: '3,00123E+09', params: { nombre: 'ANA RÍOS' } },
      { fila: 3, code: 'mail_kept', columna: 'Correo Electrónico', valor: 'no tiene' },
      { fila: 4, code: 'phone_kept', valor: 'no tiene' },
      { fila: 4, code: 'contact_dropped', valor: 'true' },
    ])
  })

  it('may have other headings than SOFIA’s', async () => {
    const heading = ['tipo_documento', 'documento', 'nombres', 'apellidos', 'email', 'telefono', 'codigo_formacion']
    const list = await people([['CC', '1900099001', 'ANA', 'RÍOS', 'ana@example.com', '3001234567', 'x']], heading)
    expect(list.people).toMatchObject([{ correo: 'ana@example.com', celular: '3001234567' }])
    expect(list.warnings).toMatchObject([
      { code: 'column_ignored', valor: 'codigo_formacion' },
      { code: 'state_default' },
    ])
  })
})

/** Formats a date like Excel in es-CO: `28/07/2025 8:02:00 p. m.`. */
function colombianText(serial: number): string {
  const moment = new Date(Math.round((serial - 25_569) * 86_400) * 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const hour = moment.getUTCHours()
  const day = `${two(moment.getUTCDate())}/${two(moment.getUTCMonth() + 1)}/${moment.getUTCFullYear()}`
  const time = `${hour % 12 || 12}:${two(moment.getUTCMinutes())}:${two(moment.getUTCSeconds())}`
  return `${day} ${time}${NBSP}${hour < 12 ? 'a' : 'p'}.${NBSP}m.`
}

import { MAX_LOADED_PEOPLE } from '@fichero/contract/limits'
import { fixture } from '../../../testing/fixtures.js'
import { readFileOf } from '../../../testing/read-file.js'
import { spreadsheet, workbook } from '../../../testing/spreadsheets.js'
import { templateColumns } from './headings.js'
import type { Cell } from './sheet.js'

const HEADING = templateColumns('personas')
const EVA: Cell[] = ['CC', '52.000.111', 'Eva', 'Vélez Ríos', 'EVA@fichero.example', 'Planta', null, null, null]
const LUZ: Cell[] = [
  'CE',
  52_000_222,
  ' Luz ',
  'Peña',
  'luz@fichero.example',
  'contratista',
  '20/01/2026',
  46_372,
  'Administradora',
]
const PEOPLE = [
  {
    fila: 2,
    tipo_documento: 'CC',
    nro_documento: '52000111',
    nombre: 'Eva',
    apellido: 'Vélez Ríos',
    correo_institucional: 'eva@fichero.example',
    tipo: 'planta',
    rol: 'user',
    fecha_inicio_contrato: null,
    fecha_fin_contrato: null,
    centro: '',
  },
  {
    fila: 3,
    tipo_documento: 'CE',
    nro_documento: '52000222',
    nombre: 'Luz',
    apellido: 'Peña',
    correo_institucional: 'luz@fichero.example',
    tipo: 'contratista',
    rol: 'admin',
    fecha_inicio_contrato: '2026-01-20',
    fecha_fin_contrato: '2026-12-16',
    centro: '',
  },
]

const read = (rows: Cell[][], heading: Cell[] = HEADING) =>
  readFileOf(spreadsheet('personas.xlsx', [heading, ...rows], 'xlsx'), ['personas'])
const changed = (column: number, cell: Cell) => LUZ.map((value, index) => (index === column ? cell : value))

describe('a list of users', () => {
  it('is read from its template, with document numbers, days, types and roles in the usual formats', async () => {
    const { users, rejected, warnings, filas } = await read([EVA, LUZ])
    expect(users).toEqual(PEOPLE)
    expect({ rejected, filas }).toEqual({ rejected: [], filas: 2 })
    expect(warnings).toMatchObject([{ code: 'admin_by_file', fila: 3, params: { documento: '52000222' } }])
  })

  it('may have its columns in any order, with other headings, below a title and beside other columns', async () => {
    const heading = ['No.', 'E-mail', 'Vinculación', 'APELLIDOS', 'nombres', 'Cédula', 'tipo doc', 'Rol']
    const rows = [
      ['Instructores del centro'],
      heading,
      [1, 'eva@fichero.example', 'de planta', 'Vélez Ríos', 'Eva', 52_000_111, 'Cédula de ciudadanía', ''],
      [null, null, null, 'Total: 1'],
    ] satisfies Cell[][]
    for (const bookType of ['xlsx', 'biff8'] as const) {
      const { users, warnings } = await readFileOf(spreadsheet('lista', rows, bookType), ['personas'])
      expect(users).toEqual([{ ...PEOPLE[0], fila: 3 }])
      expect(warnings.map(({ code }) => code)).toEqual(['column_ignored', 'line_ignored'])
    }
    const csv = `Tipo de documento;Documento;Nombres;Apellidos;Correo;Tipo\nCC;52.000.111;Eva;Vélez Ríos;eva@fichero.example;Planta\n`
    const text = await readFileOf({ name: 'lista.csv', bytes: Buffer.from(csv) }, ['personas'])
    expect(text.users).toEqual([PEOPLE[0]])
  })

  it.each<[string, Cell[], [code: string, columna: string][]]>([
    ['an empty document number', changed(1, null), [['document_missing', 'Número de Documento']]],
    ['a document number with letters', changed(1, '52O00222'), [['document_invalid', 'Número de Documento']]],
    ['a document number with decimals', changed(1, 520_002.22), [['document_invalid', 'Número de Documento']]],
    ['a document number that lacks a digit', changed(1, '52.000.22'), [['document_unclear', 'Número de Documento']]],
    ['a document number as decimal text', changed(1, '52000222.5'), [['document_unclear', 'Número de Documento']]],
    ['a passport as document type', changed(0, 'PA'), [['document_type_unknown', 'Tipo de Documento']]],
    ['an empty name', changed(2, '  '), [['name_missing', 'Nombre']]],
    ['a number as a name', changed(2, 7), [['name_invalid', 'Nombre']]],
    ['a surname that is too long', changed(3, 'ñ'.repeat(101)), [['text_too_long', 'Apellidos']]],
    ['an empty mail address', changed(4, null), [['name_missing', 'Correo Institucional']]],
    ['an incomplete mail address', changed(4, 'luz@fichero'), [['mail_invalid', 'Correo Institucional']]],
    ['an empty type', changed(5, null), [['name_missing', 'Tipo de Instructor']]],
    ['an unknown type', changed(5, 'jefe'), [['instructor_type_unknown', 'Tipo de Instructor']]],
    ['an unknown role', changed(8, 'jefe'), [['role_unknown', 'Rol']]],
    ['an invalid day', changed(6, '31/02/2026'), [['day_invalid', 'Inicio del Contrato']]],
    ['a contract without an end', changed(7, null), [['contract_day_missing', 'Fin del Contrato']]],
    [
      'a contract that ends before its start',
      changed(7, '20/01/2026'),
      [['contract_end_before_start', 'Fin del Contrato']],
    ],
    ['an error of Excel', changed(5, '#N/A'), [['cell_unreadable', 'Tipo de Instructor']]],
    [
      'several errors (all are reported)',
      ['XX', null, 'Luz', 'Peña', 'x', 'contratista', null, null, null],
      [
        ['document_type_unknown', 'Tipo de Documento'],
        ['document_missing', 'Número de Documento'],
        ['mail_invalid', 'Correo Institucional'],
        ['contract_day_missing', 'Inicio del Contrato'],
        ['contract_day_missing', 'Fin del Contrato'],
      ],
    ],
  ])('is read except for the row with %s, which is rejected', async (_, row, problems) => {
    const { users, rejected } = await read([EVA, row])
    expect(users.map(({ fila }) => fila)).toEqual([2])
    expect(rejected.map(({ code, columna }) => [code, columna])).toEqual(problems)
    expect(rejected.every(({ fila }) => fila === 3)).toBe(true)
  })

  it.each([
    ['52000222.0', '52000222'],
    ['52 000 222', '52000222'],
    ['0052000222', '0052000222'],
  ])('may have the document number %s, which is read as %s', async (written, nro_documento) => {
    expect(await read([changed(1, written)])).toMatchObject({ rejected: [], users: [{ nro_documento }] })
  })

  it('is read except for a row that repeats the document number or mail address of an earlier valid row', async () => {
    const bad = EVA.map((value, index) => (index === 5 ? 'jefe' : value))
    const sameMail = LUZ.map((value, index) => (index === 4 ? 'Eva@Fichero.example' : value))
    const { users, rejected } = await read([bad, EVA, EVA, sameMail])
    expect(users.map(({ fila }) => fila)).toEqual([3])
    expect(rejected.slice(1)).toMatchObject([
      { code: 'duplicate_person', fila: 4, params: { otra_fila: 3 } },
      { code: 'duplicate_mail', fila: 5, params: { otra_fila: 3 } },
    ])
  })

  it('is rejected with the missing column, even if it could be a list of apprentices', async () => {
    await expect(
      read([['CC', 52_000_111, 'Eva', 'Ríos']], ['Tipo de Documento', 'Documento', 'Nombre', 'Apellidos']),
    ).rejects.toMatchObject({
      code: 'header_missing',
      params: { columna: 'Correo Institucional' },
    })
  })

  it('is rejected if it has too many rows', async () => {
    const rows = Array.from({ length: MAX_LOADED_PEOPLE + 1 }, () => EVA)
    await expect(read(rows)).rejects.toMatchObject({
      code: 'too_many_people',
      params: { filas: MAX_LOADED_PEOPLE + 1, max: MAX_LOADED_PEOPLE },
    })
  })

  it('is not confused with a report of SOFIA or a list of apprentices', async () => {
    await expect(readFileOf(fixture('apprentices'), ['personas'])).rejects.toMatchObject({ code: 'wrong_kind' })
    await expect(readFileOf(fixture('instructors'), ['personas'])).rejects.toMatchObject({ code: 'wrong_kind' })
    const list = workbook('personas.xlsx', [['Hoja 1', [HEADING, EVA]]])
    await expect(readFileOf(list, ['aprendices'])).rejects.toMatchObject({
      code: 'wrong_kind',
      params: { tipo_recibido: 'personas' },
    })
    // A list of apprentices may have a column «Tipo» too.
    const adapted = ['Tipo de Documento', 'Documento', 'Nombres', 'Apellidos', 'Email', 'Tipo']
    const rows = [adapted, ['CC', 1_900_099_001, 'ANA', 'RÍOS', 'ana@example.com', 'x']]
    const { people } = await readFileOf(spreadsheet('lista.xlsx', rows, 'xlsx'), ['aprendices'])
    expect(people).toHaveLength(1)
  })
})

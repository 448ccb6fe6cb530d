import { MAX_LOADED_PEOPLE } from '@fichero/contract/limits'
import { fixture } from '../testing/fixtures.js'
import { readFileOf } from '../testing/read-file.js'
import { spreadsheet, workbook } from '../testing/spreadsheets.js'
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
  },
]

const read = (rows: Cell[][], heading: Cell[] = HEADING) =>
  readFileOf(spreadsheet('personas.xlsx', [heading, ...rows], 'xlsx'), ['personas'])
const changed = (column: number, cell: Cell) => LUZ.map((value, place) => (place === column ? cell : value))

describe('a list of people', () => {
  it('is read as its template has it, with documents, days, types and roles as people write them', async () => {
    const { users, rejected, warnings, filas } = await read([EVA, LUZ])
    expect(users).toEqual(PEOPLE)
    expect({ rejected, filas }).toEqual({ rejected: [], filas: 2 })
    expect(warnings).toMatchObject([{ code: 'admin_by_file', fila: 3, params: { documento: '52000222' } }])
  })

  it('has its columns in any order, with headings that people use, below a title and beside others', async () => {
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
    ['an empty document', changed(1, null), [['document_missing', 'Número de Documento']]],
    ['a document with letters', changed(1, '52O00222'), [['document_invalid', 'Número de Documento']]],
    ['a document with decimals', changed(1, 520_002.22), [['document_invalid', 'Número de Documento']]],
    ['a document that lacks a digit', changed(1, '52.000.22'), [['document_unclear', 'Número de Documento']]],
    ['a document with decimals as text', changed(1, '52000222.5'), [['document_unclear', 'Número de Documento']]],
    ['a passport', changed(0, 'PA'), [['document_type_unknown', 'Tipo de Documento']]],
    ['no name', changed(2, '  '), [['name_missing', 'Nombre']]],
    ['a number as a name', changed(2, 7), [['name_invalid', 'Nombre']]],
    ['a name without end', changed(3, 'ñ'.repeat(101)), [['text_too_long', 'Apellidos']]],
    ['no mail', changed(4, null), [['name_missing', 'Correo Institucional']]],
    ['half a mail', changed(4, 'luz@fichero'), [['mail_invalid', 'Correo Institucional']]],
    ['no type', changed(5, null), [['name_missing', 'Tipo de Instructor']]],
    ['an unknown type', changed(5, 'jefe'), [['instructor_type_unknown', 'Tipo de Instructor']]],
    ['an unknown role', changed(8, 'coordinador'), [['role_unknown', 'Rol']]],
    ['a day that is none', changed(6, '31/02/2026'), [['day_invalid', 'Inicio del Contrato']]],
    ['a contract without end', changed(7, null), [['contract_day_missing', 'Fin del Contrato']]],
    ['a contract that ends first', changed(7, '20/01/2026'), [['contract_end_before_start', 'Fin del Contrato']]],
    ['an error of Excel', changed(5, '#N/A'), [['cell_unreadable', 'Tipo de Instructor']]],
    [
      'several mistakes, all told',
      ['XX', null, 'Luz', 'Peña', 'x', 'contratista', null, null, null],
      [
        ['document_type_unknown', 'Tipo de Documento'],
        ['document_missing', 'Número de Documento'],
        ['mail_invalid', 'Correo Institucional'],
        ['contract_day_missing', 'Inicio del Contrato'],
        ['contract_day_missing', 'Fin del Contrato'],
      ],
    ],
  ])('rejects %s and keeps the others', async (_, row, problems) => {
    const { users, rejected } = await read([EVA, row])
    expect(users.map(({ fila }) => fila)).toEqual([2])
    expect(rejected.map(({ code, columna }) => [code, columna])).toEqual(problems)
    expect(rejected.every(({ fila }) => fila === 3)).toBe(true)
  })

  it.each([
    ['52000222.0', '52000222'],
    ['52 000 222', '52000222'],
    ['0052000222', '0052000222'],
  ])('has the document %s as it is shown', async (written, nro_documento) => {
    expect(await read([changed(1, written)])).toMatchObject({ rejected: [], users: [{ nro_documento }] })
  })

  it('rejects who repeats a document or a mail of a row before that can be loaded', async () => {
    const bad = EVA.map((value, place) => (place === 5 ? 'jefe' : value))
    const sameMail = LUZ.map((value, place) => (place === 4 ? 'Eva@Fichero.example' : value))
    const { users, rejected } = await read([bad, EVA, EVA, sameMail])
    expect(users.map(({ fila }) => fila)).toEqual([3])
    expect(rejected.slice(1)).toMatchObject([
      { code: 'duplicate_person', fila: 4, params: { otra_fila: 3 } },
      { code: 'duplicate_mail', fila: 5, params: { otra_fila: 3 } },
    ])
  })

  it('says which column is missing, also if the list could be one of apprentices', async () => {
    await expect(
      read([['CC', 52_000_111, 'Eva', 'Ríos']], ['Tipo de Documento', 'Documento', 'Nombre', 'Apellidos']),
    ).rejects.toMatchObject({
      code: 'header_missing',
      params: { columna: 'Correo Institucional' },
    })
  })

  it('has a limit of rows', async () => {
    const rows = Array.from({ length: MAX_LOADED_PEOPLE + 1 }, () => EVA)
    await expect(read(rows)).rejects.toMatchObject({
      code: 'too_many_people',
      params: { filas: MAX_LOADED_PEOPLE + 1, max: MAX_LOADED_PEOPLE },
    })
  })

  it('is no report of SOFIA, and none of apprentices', async () => {
    await expect(readFileOf(fixture('apprentices'), ['personas'])).rejects.toMatchObject({ code: 'wrong_kind' })
    await expect(readFileOf(fixture('instructors'), ['personas'])).rejects.toMatchObject({ code: 'wrong_kind' })
    const list = workbook('personas.xlsx', [['Hoja 1', [HEADING, EVA]]])
    await expect(readFileOf(list, ['aprendices'])).rejects.toMatchObject({
      code: 'wrong_kind',
      params: { tipo_recibido: 'personas' },
    })
    // A list of apprentices with a column of that name stays one.
    const adapted = ['Tipo de Documento', 'Documento', 'Nombres', 'Apellidos', 'Email', 'Tipo']
    const rows = [adapted, ['CC', 1_900_099_001, 'ANA', 'RÍOS', 'ana@example.com', 'x']]
    const { people } = await readFileOf(spreadsheet('lista.xlsx', rows, 'xlsx'), ['aprendices'])
    expect(people).toHaveLength(1)
  })
})

import { MAX_EMAIL, MAX_NAME } from '@fichero/contract/limits'
import { interpretSheets } from './interpret.js'
import type { ApprenticesReport, JudgmentsReport } from './records.js'
import type { Cell } from './sheet.js'
import { emptySheet } from './sheet-rows.js'

const HEADING = ['Tipo de Documento', 'Documento', 'Nombre', 'Apellidos', 'Estado', 'Celular', 'Correo']
const ANA = { tipo: 'CC', documento: '1900099001', nombre: 'ANA', apellido: 'RÍOS', estado: 'EN FORMACION' }

type Person = Partial<Record<keyof typeof ANA | 'celular' | 'correo', Cell>>

const cells = (person: Person): Cell[] => {
  const { tipo, documento, nombre, apellido, estado, celular = null, correo = null } = { ...ANA, ...person }
  return [tipo, documento, nombre, apellido, estado, celular, correo]
}
const read = (rows: Cell[][]) =>
  interpretSheets([{ ...emptySheet('workbook'), rows }], 'a.xls', { accepts: ['aprendices'] }) as ApprenticesReport
const list = (...people: Person[]) => read([HEADING, ...people.map(cells)])
const mail = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`

describe('a person of a list', () => {
  it.each<[Person, object]>([
    [{ tipo: 'X'.repeat(10) }, { tipo_documento: 'X'.repeat(10) }],
    [{ nombre: 'Ñ'.repeat(MAX_NAME) }, { nombre: 'Ñ'.repeat(MAX_NAME) }],
    [{ apellido: 'Ñ'.repeat(MAX_NAME) }, { apellido: 'Ñ'.repeat(MAX_NAME) }],
    [{ estado: 'Ñ'.repeat(40) }, { estado: 'Ñ'.repeat(40) }],
    [{ celular: 'x'.repeat(40) }, { celular: 'x'.repeat(40) }],
    [{ correo: 'x'.repeat(MAX_EMAIL) }, { correo: 'x'.repeat(MAX_EMAIL) }],
    [{ tipo: 'PA', documento: 'AB12345' }, { nro_documento: 'AB12345' }],
  ])('is kept: %j', (person, expected) => {
    expect(list(person)).toMatchObject({ people: [expected], rejected: [] })
  })

  it.each<[Person, string, string, object]>([
    [{ tipo: null }, 'name_missing', 'Tipo de Documento', {}],
    [{ tipo: 'X'.repeat(11) }, 'text_too_long', 'Tipo de Documento', { max: 10 }],
    [{ tipo: '#N/A' }, 'cell_unreadable', 'Tipo de Documento', {}],
    [{ documento: 'AB12345' }, 'document_invalid', 'Documento', {}],
    [{ nombre: null }, 'name_missing', 'Nombre', {}],
    [{ nombre: 'Ñ'.repeat(MAX_NAME + 1) }, 'text_too_long', 'Nombre', { max: MAX_NAME }],
    [{ nombre: 7 }, 'name_invalid', 'Nombre', {}],
    [{ apellido: 'Ñ'.repeat(MAX_NAME + 1) }, 'text_too_long', 'Apellidos', { max: MAX_NAME }],
    [{ apellido: 'falso' }, 'name_invalid', 'Apellidos', {}],
    [{ estado: null }, 'state_missing', 'Estado', {}],
    [{ estado: 'Ñ'.repeat(41) }, 'text_too_long', 'Estado', { max: 40 }],
    [{ celular: 'x'.repeat(41) }, 'text_too_long', 'Celular', { max: 40 }],
    [{ celular: '#REF!' }, 'cell_unreadable', 'Celular', {}],
    [{ correo: 'x'.repeat(MAX_EMAIL + 1) }, 'text_too_long', 'Correo', { max: MAX_EMAIL }],
    [{ correo: '#REF!' }, 'cell_unreadable', 'Correo', {}],
  ])('is rejected: %j', (person, code, columna, params) => {
    const { people, rejected } = list(person, { documento: '1900099002' })
    expect(people).toMatchObject([{ nro_documento: '1900099002' }])
    expect(rejected).toMatchObject([{ code, fila: 2, columna, params }])
  })

  it.each<[Person, string, string]>([
    [{ tipo: 'XYZ' }, 'type_new', 'Tipo de Documento'],
    [{ estado: 'SUSPENDIDO' }, 'state_new', 'Estado'],
    [{ celular: 'no tiene' }, 'phone_kept', 'Celular'],
    [{ correo: 'no tiene' }, 'mail_kept', 'Correo'],
    [{ celular: true }, 'contact_dropped', 'Celular'],
  ])('is kept and told: %j', (person, code, columna) => {
    expect(list(person).warnings).toMatchObject([
      { code, fila: 2, columna, params: { documento: '1900099001', nombre: 'ANA RÍOS' } },
    ])
    expect(list({ celular: '3001234567', correo: mail(40) }).warnings).toEqual([])
  })

  it('has what a list without a type and a state means, which is told of the list', () => {
    const { people, warnings } = read([HEADING.slice(1, 4), cells({}).slice(1, 4)])
    expect(people).toMatchObject([{ tipo_documento: 'CC', estado: 'EN FORMACION' }])
    expect(warnings).toMatchObject([
      { code: 'type_default', fila: 1, columna: 'Tipo de Documento', params: { valor: 'CC' } },
      { code: 'state_default', fila: 1, columna: 'Estado', params: { valor: 'EN FORMACION' } },
    ])
  })

  it.each([
    ['Apellidos y nombres', { nombre: 'ANA MARÍA', apellido: 'RÍOS PAZ' }, 'RÍOS PAZ ANA MARÍA'],
    ['Nombre completo', { nombre: 'ANA MARÍA', apellido: 'RÍOS PAZ' }, 'ANA MARÍA RÍOS PAZ'],
  ])('has both names of the column %s', (heading, expected, text) => {
    const { people, warnings } = read([
      ['Tipo de Documento', 'Documento', 'Estado', heading],
      ['CC', '1900099001', 'CANCELADO', text],
    ])
    expect(people).toMatchObject([expected])
    expect(warnings).toMatchObject([{ code: 'name_split', columna: heading }])
  })

  it('has its own names where there are columns of both kinds', () => {
    const rows = [
      [...HEADING, 'Nombre completo'],
      [...cells({}), 'LUZ PAZ'],
    ]
    expect(read(rows)).toMatchObject({ people: [{ nombre: 'ANA', apellido: 'RÍOS' }], warnings: [] })
  })

  it.each([
    [null, 'name_missing'],
    ['ANA', 'name_missing'],
    ['1234 5678', 'name_invalid'],
  ])('is told at the one column of its names: %j', (text, code) => {
    const rows = [
      ['Documento', 'Nombre completo'],
      ['1900099001', text],
    ]
    expect(read(rows).rejected).toMatchObject([{ code, columna: 'Nombre completo' }])
  })
})

describe('a person whom several rows of a report name', () => {
  const report = (...people: Person[]) => {
    const judged = ['Competencia', 'Resultado', 'Juicio', 'Funcionario']
    const rows = people.map((person, at) => [...cells(person), '1 - A', `${at + 1} - B`, 'POR EVALUAR', null])
    const sheet = { ...emptySheet('workbook'), rows: [[...HEADING.slice(0, 5), null, null, ...judged], ...rows] }
    return interpretSheets([sheet], 'a.xls', { accepts: ['juicios'] }) as JudgmentsReport
  }

  it('is one, as the first of them says', () => {
    const { people, judgments, rejected, warnings } = report(
      {},
      { documento: '1900099001.0' },
      { tipo: 'C.C.', estado: 'En formación' },
      { nombre: null, apellido: null, estado: null, tipo: null },
    )
    expect(people).toMatchObject([{ fila: 2, nro_documento: '1900099001' }])
    expect(judgments).toHaveLength(4)
    expect([rejected, warnings]).toEqual([[], []])
  })

  it.each<[Person, string, string]>([
    [{ tipo: 'TI' }, 'Tipo de Documento', 'CC'],
    [{ estado: 'CANCELADO' }, 'Estado', 'EN FORMACION'],
  ])('rejects a row that says otherwise: %j', (person, columna, otro) => {
    const { judgments, rejected } = report({}, person)
    expect(judgments).toHaveLength(1)
    expect(rejected).toMatchObject([
      { code: 'person_contradicts', fila: 3, columna, params: { documento: '1900099001', otra_fila: 2, otro } },
    ])
  })

  it.each<[Person, string]>([
    [{ nombre: 'ANITA' }, 'Nombre'],
    [{ apellido: 'RIOS' }, 'Apellidos'],
  ])('keeps a row with another name, and tells it: %j', (person, columna) => {
    const { judgments, warnings, people } = report({}, person)
    expect(judgments).toHaveLength(2)
    expect(people).toMatchObject([{ nombre: 'ANA', apellido: 'RÍOS' }])
    expect(warnings).toMatchObject([
      { code: 'person_differs', fila: 3, columna, params: { documento: '1900099001', otra_fila: 2 } },
    ])
  })
})

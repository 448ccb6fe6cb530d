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
  it.each<[string, Person, object]>([
    ['a document type of 10 characters', { tipo: 'X'.repeat(10) }, { tipo_documento: 'X'.repeat(10) }],
    ['the longest name', { nombre: 'Ñ'.repeat(MAX_NAME) }, { nombre: 'Ñ'.repeat(MAX_NAME) }],
    ['the longest surname', { apellido: 'Ñ'.repeat(MAX_NAME) }, { apellido: 'Ñ'.repeat(MAX_NAME) }],
    ['a state of 40 characters', { estado: 'Ñ'.repeat(40) }, { estado: 'Ñ'.repeat(40) }],
    ['a phone of 40 characters', { celular: 'x'.repeat(40) }, { celular: 'x'.repeat(40) }],
    ['the longest mail address', { correo: 'x'.repeat(MAX_EMAIL) }, { correo: 'x'.repeat(MAX_EMAIL) }],
    ['a passport with letters', { tipo: 'PA', documento: 'AB12345' }, { nro_documento: 'AB12345' }],
  ])('is accepted: %s', (_, person, expected) => {
    expect(list(person)).toMatchObject({ people: [expected], rejected: [] })
  })

  it.each<[string, Person, string, string, object]>([
    ['a missing document type', { tipo: null }, 'name_missing', 'Tipo de Documento', {}],
    ['a document type of 11 characters', { tipo: 'X'.repeat(11) }, 'text_too_long', 'Tipo de Documento', { max: 10 }],
    ['a document type that is an error of Excel', { tipo: '#N/A' }, 'cell_unreadable', 'Tipo de Documento', {}],
    ['a document number with letters', { documento: 'AB12345' }, 'document_invalid', 'Documento', {}],
    ['a missing name', { nombre: null }, 'name_missing', 'Nombre', {}],
    ['a name that is too long', { nombre: 'Ñ'.repeat(MAX_NAME + 1) }, 'text_too_long', 'Nombre', { max: MAX_NAME }],
    ['a name that is a number', { nombre: 7 }, 'name_invalid', 'Nombre', {}],
    [
      'a surname that is too long',
      { apellido: 'Ñ'.repeat(MAX_NAME + 1) },
      'text_too_long',
      'Apellidos',
      { max: MAX_NAME },
    ],
    ['a surname that is a boolean', { apellido: 'falso' }, 'name_invalid', 'Apellidos', {}],
    ['a missing state', { estado: null }, 'state_missing', 'Estado', {}],
    ['a state of 41 characters', { estado: 'Ñ'.repeat(41) }, 'text_too_long', 'Estado', { max: 40 }],
    ['a phone of 41 characters', { celular: 'x'.repeat(41) }, 'text_too_long', 'Celular', { max: 40 }],
    ['a phone that is an error of Excel', { celular: '#REF!' }, 'cell_unreadable', 'Celular', {}],
    [
      'a mail address that is too long',
      { correo: 'x'.repeat(MAX_EMAIL + 1) },
      'text_too_long',
      'Correo',
      { max: MAX_EMAIL },
    ],
    ['a mail address that is an error of Excel', { correo: '#REF!' }, 'cell_unreadable', 'Correo', {}],
  ])('is rejected: %s', (_, person, code, columna, params) => {
    const { people, rejected } = list(person, { documento: '1900099002' })
    expect(people).toMatchObject([{ nro_documento: '1900099002' }])
    expect(rejected).toMatchObject([{ code, fila: 2, columna, params }])
  })

  it.each<[string, Person, string, string]>([
    ['an unknown document type', { tipo: 'XYZ' }, 'type_new', 'Tipo de Documento'],
    ['an unknown state', { estado: 'SUSPENDIDO' }, 'state_new', 'Estado'],
    ['a phone in words', { celular: 'no tiene' }, 'phone_kept', 'Celular'],
    ['a mail address in words', { correo: 'no tiene' }, 'mail_kept', 'Correo'],
    ['a phone that is a boolean', { celular: true }, 'contact_dropped', 'Celular'],
  ])('is accepted with a warning: %s', (_, person, code, columna) => {
    expect(list(person).warnings).toMatchObject([
      { code, fila: 2, columna, params: { documento: '1900099001', nombre: 'ANA RÍOS' } },
    ])
    expect(list({ celular: '3001234567', correo: mail(40) }).warnings).toEqual([])
  })

  it('gets the default document type and state if the list has no such columns, with a warning', () => {
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
  ])('gets name and surname from the single column «%s»', (heading, expected, text) => {
    const { people, warnings } = read([
      ['Tipo de Documento', 'Documento', 'Estado', heading],
      ['CC', '1900099001', 'CANCELADO', text],
    ])
    expect(people).toMatchObject([expected])
    expect(warnings).toMatchObject([{ code: 'name_split', columna: heading }])
  })

  it('gets name and surname from separate columns if the list also has a single column', () => {
    const rows = [
      [...HEADING, 'Nombre completo'],
      [...cells({}), 'LUZ PAZ'],
    ]
    expect(read(rows)).toMatchObject({ people: [{ nombre: 'ANA', apellido: 'RÍOS' }], warnings: [] })
  })

  it.each([
    [null, 'name_missing'],
    ['-', 'name_invalid'],
    ['1234 5678', 'name_invalid'],
  ])('is rejected with the heading of the single column of names: %j', (text, code) => {
    const rows = [
      ['Documento', 'Nombre completo'],
      ['1900099001', text],
    ]
    expect(read(rows).rejected).toMatchObject([{ code, columna: 'Nombre completo' }])
  })
})

describe('a person with a single name', () => {
  it.each([null, '', '.', '-', ' – ', '...', '***'])('has no surname if the cell of surnames is %j', (apellido) => {
    const { people, rejected, warnings } = read([HEADING, cells({ apellido })])
    expect({ people, rejected }).toMatchObject({ people: [{ nombre: 'ANA', apellido: '' }], rejected: [] })
    expect(warnings).toMatchObject([
      { code: 'surname_missing', columna: 'Apellidos', params: { nombre: 'ANA', documento: '1900099001' } },
    ])
  })

  it.each([
    ['Nombre completo', 'ANA'],
    ['Apellidos y Nombres', 'ANA'],
    ['Apellidos y Nombres', '-, ANA'],
  ])('has no surname in the column «%s» with «%s»', (heading, text) => {
    const { people, rejected } = read([
      ['Documento', heading],
      ['1900099001', text],
    ])
    expect({ people, rejected }).toMatchObject({ people: [{ nombre: 'ANA', apellido: '' }], rejected: [] })
  })

  it('needs a name', () => {
    expect(read([HEADING, cells({ nombre: '.', apellido: '' })]).rejected).toMatchObject([{ code: 'name_invalid' }])
  })
})

describe('a person in several rows of a report', () => {
  const report = (...people: Person[]) => {
    const judged = ['Competencia', 'Resultado', 'Juicio', 'Funcionario']
    const rows = people.map((person, at) => [...cells(person), '1 - A', `${at + 1} - B`, 'POR EVALUAR', null])
    const sheet = { ...emptySheet('workbook'), rows: [[...HEADING.slice(0, 5), null, null, ...judged], ...rows] }
    return interpretSheets([sheet], 'a.xls', { accepts: ['juicios'] }) as JudgmentsReport
  }

  it('is one person, with the values of the first row', () => {
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

  it.each<[string, Person, string, string]>([
    ['another document type', { tipo: 'TI' }, 'Tipo de Documento', 'CC'],
    ['another state', { estado: 'CANCELADO' }, 'Estado', 'EN FORMACION'],
  ])('rejects a row with %s', (_, person, columna, otro) => {
    const { judgments, rejected } = report({}, person)
    expect(judgments).toHaveLength(1)
    expect(rejected).toMatchObject([
      { code: 'person_contradicts', fila: 3, columna, params: { documento: '1900099001', otra_fila: 2, otro } },
    ])
  })

  it.each<[string, Person, string]>([
    ['name', { nombre: 'ANITA' }, 'Nombre'],
    ['surname', { apellido: 'RIOS' }, 'Apellidos'],
  ])('accepts a row with another %s, with a warning', (_, person, columna) => {
    const { judgments, warnings, people } = report({}, person)
    expect(judgments).toHaveLength(2)
    expect(people).toMatchObject([{ nombre: 'ANA', apellido: 'RÍOS' }])
    expect(warnings).toMatchObject([
      { code: 'person_differs', fila: 3, columna, params: { documento: '1900099001', otra_fila: 2 } },
    ])
  })
})

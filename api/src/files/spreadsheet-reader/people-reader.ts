import { MAX_EMAIL, MAX_NAME } from '@fichero/contract/limits'
import { shownDocument } from '@fichero/contract/text'
import { DEFAULT_STATE, KNOWN_STATES, stateOf } from './apprentice-states.js'
import { cleanText, documentProblem, isDocument } from './cells.js'
import type { Field } from './column-fields.js'
import { mailOf, phoneOf } from './contact.js'
import { DEFAULT_TYPE, documentTypeOf, isKnownType } from './document-types.js'
import { memoizeByCell } from './memoize-by-cell.js'
import { isErrorCell, isName, splitName, surnameOf } from './person-names.js'
import type { PersonRecord } from './records.js'
import type { RowProblemList } from './row-problem-list.js'
import type { Cell } from './sheet.js'
import { cellOf, type Table, type TableRow } from './sheet-table.js'

/** Maximum length of each field, in characters. */
const MAX_LENGTHS: Partial<Record<Field, number>> = {
  tipo_documento: 10,
  nombre: MAX_NAME,
  apellido: MAX_NAME,
  estado: 40,
  celular: 40,
  correo: MAX_EMAIL,
}

/** A person, from the first row of that person. */
interface FirstRow {
  person: PersonRecord
  /** The cells of the fields `REPEATED` in the person's first row. Rows are compared by raw cells first, which is fast. */
  cells: (Cell | undefined)[]
}

/** Fields that every row of a person repeats. Another type or state is an error; another name is a warning. */
const REPEATED = ['tipo_documento', 'estado', 'nombre', 'apellido'] as const

/** Reads the distinct people of a table. */
export class PeopleReader {
  private readonly found = new Map<string, FirstRow>()
  private readonly documentOf = memoizeByCell((cell) => shownDocument(cleanText(cell)))

  constructor(
    private readonly table: Table,
    private readonly problems: RowProblemList,
  ) {
    const { columns, headings } = table
    if (!columns.has('tipo_documento')) problems.warnTable('type_default', 'Tipo de Documento', { valor: DEFAULT_TYPE })
    if (!columns.has('estado')) problems.warnTable('state_default', 'Estado', { valor: DEFAULT_STATE })
    const { fullName } = this
    if (fullName) problems.warnTable('name_split', headings[fullName] ?? fullName)
  }

  get records(): PersonRecord[] {
    return Array.from(this.found.values(), ({ person }) => person)
  }

  /** Returns the row's person, or null if the row is rejected. */
  read(row: TableRow): PersonRecord | null {
    const nro_documento = this.documentOf(cellOf(this.table, row, 'nro_documento'))
    const known = this.found.get(nro_documento)
    if (known) return this.agrees(known, row) ? known.person : null
    const person = this.valid(row, nro_documento)
    if (person) this.found.set(nro_documento, { person, cells: this.cells(row) })
    return person
  }

  private valid(row: TableRow, nro_documento: string): PersonRecord | null {
    const { problems } = this
    const reject = (...[code, field, params]: Rejection) => {
      problems.reject(code, row, field, params)
      return null
    }
    const { columns } = this.table
    const phone = phoneOf(cellOf(this.table, row, 'celular'))
    const mail = mailOf(cellOf(this.table, row, 'correo'))
    const person: PersonRecord = {
      fila: row.fila,
      tipo_documento: columns.has('tipo_documento') ? this.text(row, 'tipo_documento') : DEFAULT_TYPE,
      nro_documento,
      ...this.nameOf(row),
      celular: phone.value,
      correo: mail.value,
      estado: columns.has('estado') ? this.text(row, 'estado') : DEFAULT_STATE,
    }
    if (!isDocument(nro_documento, person.tipo_documento))
      return reject(documentProblem(cellOf(this.table, row, 'nro_documento')), 'nro_documento')
    if (person.tipo_documento === '') return reject('name_missing', 'tipo_documento')
    if (person.nombre === '') return reject('name_missing', this.fullName ?? 'nombre')
    for (const field of ['nombre', 'apellido'] as const) {
      const column = this.fullName ?? field
      if (person[field] !== '' && !isName(cellOf(this.table, row, column))) return reject('name_invalid', column)
    }
    if (person.estado === '') return reject('state_missing', 'estado')
    for (const field of ['tipo_documento', 'estado', 'celular', 'correo'] as const)
      if (isErrorCell(cellOf(this.table, row, field))) return reject('cell_unreadable', field)
    for (const field of ['tipo_documento', 'nombre', 'apellido', 'estado', 'celular', 'correo'] as const) {
      const max = MAX_LENGTHS[field] ?? 0
      if ((person[field]?.length ?? 0) > max) return reject('text_too_long', field, { max })
    }
    if (person.apellido === '') problems.warnAboutPerson('surname_missing', row, this.fullName ?? 'apellido')
    if (!isKnownType(person.tipo_documento)) problems.warnAboutPerson('type_new', row, 'tipo_documento')
    if (!KNOWN_STATES.has(person.estado)) problems.warnAboutPerson('state_new', row, 'estado')
    if (phone.problem) problems.warnAboutPerson(phone.problem, row, 'celular')
    if (mail.problem) problems.warnAboutPerson(mail.problem, row, 'correo')
    return person
  }

  /** The column with names and surnames, if the list has no separate columns. */
  private get fullName(): 'apellidos_y_nombres' | 'nombres_y_apellidos' | undefined {
    const { columns } = this.table
    if (columns.has('nombre') && columns.has('apellido')) return undefined
    return (['apellidos_y_nombres', 'nombres_y_apellidos'] as const).find((field) => columns.has(field))
  }

  private nameOf(row: TableRow): Pick<PersonRecord, 'nombre' | 'apellido'> {
    const { fullName } = this
    if (fullName) return named(splitName(this.text(row, fullName), fullName === 'apellidos_y_nombres'))
    return { nombre: this.text(row, 'nombre'), apellido: this.text(row, 'apellido') }
  }

  /** Whether the row is accepted: it may differ from the person's first row only in the name. */
  private agrees({ person, cells }: FirstRow, row: TableRow): boolean {
    if (this.cells(row).every((cell, index) => cell === cells[index])) return true
    const differs = REPEATED.find((field) => ![person[field], ''].includes(this.text(row, field)))
    if (!differs) return true
    const params = { documento: person.nro_documento, otra_fila: person.fila }
    const isName = differs === 'nombre' || differs === 'apellido'
    if (isName) this.problems.warn('person_differs', row, differs, params)
    else this.problems.reject('person_contradicts', row, differs, { ...params, otro: person[differs] })
    return isName
  }

  private cells = (row: TableRow): FirstRow['cells'] => REPEATED.map((field) => cellOf(this.table, row, field))

  private text(row: TableRow, field: Field): string {
    const text = cleanText(cellOf(this.table, row, field))
    if (field === 'tipo_documento') return documentTypeOf(text)
    if (field === 'apellido') return surnameOf(text)
    return field === 'estado' ? stateOf(text) : text
  }
}

/** A single name is the person's name, not a surname. */
function named({ nombre, apellido }: Pick<PersonRecord, 'nombre' | 'apellido'>) {
  const surname = surnameOf(apellido)
  return nombre === '' ? { nombre: surname, apellido: '' } : { nombre, apellido: surname }
}

type Rejection = [
  code: Parameters<RowProblemList['reject']>[0],
  field: Field,
  params?: Parameters<RowProblemList['reject']>[3],
]

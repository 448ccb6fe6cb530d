import type { Change } from './changes.js'
import { cellsOf, harm, pickText, rowsOfPerson } from './pick.js'
import type { Column, Row, Table, Written } from './table.js'

type Field = Column['field']

const NAMES: Field[] = ['nombre', 'apellido', 'apellidos_y_nombres', 'nombres_y_apellidos']
const MAILS: Field[] = ['correo', 'correo_institucional']
const REQUIRED: Field[] = ['nro_documento', 'competencia', 'resultado', 'juicio', 'correo_institucional', 'tipo']
const OF_PERSON: Field[] = ['tipo_documento', 'estado', ...NAMES]
const UNSEEN = ['\u200b', '\u200f', '\u00ad', '\ufeff', '\u2060']

/** Puts a value in one cell by which nothing can be meant, so that the answer must name it. */
const toldAs =
  (fields: readonly Field[], change: (text: string, place: Parameters<Change>[1]) => Written): Change =>
  (table, place) => {
    const picked = pickText(table, fields, place.random)
    if (!picked || picked.text.trim() === '-') return false
    const { row, field, one, text } = picked
    harm(table, row)
    row.cells.set(field, { ...one, written: change(text, place), rule: 'told' })
    return true
  }

/** Writes one value in a way that may be understood: then it is stored as meant, else named. */
const storedOrTold =
  (fields: readonly Field[], change: (text: string, place: Parameters<Change>[1]) => string): Change =>
  (table, place) => {
    const picked = pickText(table, fields, place.random)
    if (!picked) return false
    const { row, field, one, text } = picked
    const written = change(text, place)
    if (written === text) return false
    harm(table, row)
    row.cells.set(field, { ...one, written })
    return true
  }

const isAlone = (table: Table, row: Row) => rowsOfPerson(table, row).length === 1

function wronglyGrouped(written: string): string {
  const text = written.trim()
  const at = text.length - 2
  return `${text.slice(0, at)}.${text.slice(at)}`
}

/** No workbook of this project has U+FFFD: its writer leaves it out. */
const lostLetter = ({ random, format }: Parameters<Change>[1]) =>
  format.name === 'xlsx of the project' ? '?' : random.of(['\ufffd', '?'])

const half = toldAs(['nro_documento'], (text) => Number.parseInt(text.replace(/\D/g, ''), 10) + 0.5)

/** What is wrong in one cell. */
export const CELL_HARMS: Readonly<Record<string, Change>> = {
  'a document in wrong groups': toldAs(['nro_documento'], wronglyGrouped),
  'a document with letters': toldAs(['nro_documento'], (text, { random }) =>
    random.of([`${text.slice(0, 4)}-A`, 'sin documento', '1,90001E+09', 'N/A', 'CC']),
  ),
  'a document of three digits': toldAs(['nro_documento'], (_, { random }) => random.of<Written>(['123', 123, '00000'])),
  'a document with decimals': storedOrTold(['nro_documento', 'celular'], (text) =>
    /^\d+$/.test(text) ? `${text}.0` : text,
  ),
  // SheetJS shows in a web page and in text what there is room for.
  'a number with decimals': (table, place) =>
    place.format.nature !== 'page' && !place.format.isOdd && half(table, place),
  'a formula without a result': (table, { random, format }) => {
    const found = cellsOf(table, 'all')
    if (!format.holds.includes('formulas') || found.length === 0) return false
    const { row, field, one } = random.of(found)
    harm(table, row)
    row.cells.set(field, { ...one, written: { formula: random.of(['A1&""', 'VLOOKUP(A1,B1:C3,2)']) }, rule: 'told' })
    return true
  },
  'a cell with an error': (table, { random, format }) => {
    const found = cellsOf(table, 'all')
    if (!format.holds.includes('errors') || found.length === 0) return false
    const { row, field, one } = random.of(found)
    harm(table, row)
    row.cells.set(field, { ...one, written: { error: random.of(['#N/A', '#REF!']) }, rule: 'told' })
    return true
  },
  'lost letters': toldAs([...NAMES, 'competencia', 'resultado', 'observacion', 'evaluador'], (text, place) => {
    const letters = [...text.matchAll(/(?<=[\p{Lu}\p{Ll}])[\p{Lu}\p{Ll}](?=[\p{Lu}\p{Ll}])/gu)]
    const at = letters.at(-1)?.index ?? text.length
    return `${text.slice(0, at)}${lostLetter(place)}${text.slice(at + 1)}`
  }),
  'encoded letters': toldAs([...NAMES, 'competencia', 'resultado', 'observacion', 'evaluador'], (text, { random }) => {
    const at = text.search(/(?<=\p{L})\p{L}(?=\p{L}*$)/u)
    const letter = random.of(['&Ntilde;', '&#209;', '\\u00d1', '%C3%91', '=C3=91', 'N~N'])
    return at < 0 ? `${text}${letter}` : `${text.slice(0, at)}${letter}${text.slice(at + 1)}`
  }),
  'an unknown judgment': toldAs(['juicio'], (_, { random }) =>
    random.of<Written>(['CASI APROBADO', 'A', 'APROBADO?', true, 5]),
  ),
  'a text that is too long': toldAs(
    [...NAMES, ...MAILS, 'competencia', 'resultado', 'estado', 'celular', 'evaluador', 'observacion', 'tipo_documento'],
    (text) => `${text} ${'LARGO '.repeat(400)}`,
  ),
  'yes or no instead of a text': toldAs([...NAMES, ...MAILS, 'celular'], () => true),
  'a number instead of a name': toldAs(NAMES, () => 42),
  'nothing where something must be': (table, { random }) => {
    const found = [
      ...cellsOf(table, REQUIRED),
      ...cellsOf(table, OF_PERSON).filter(({ row }) => isAlone(table, row)),
    ].filter(({ one }) => one.written !== null)
    if (found.length === 0) return false
    const { row, field, one } = random.of(found)
    harm(table, row)
    row.cells.set(field, { ...one, written: random.of([null, ' ']), rule: 'told' })
    return true
  },
  'an unseen sign before a code': storedOrTold(
    ['competencia', 'resultado', 'nro_documento', 'estado', 'juicio', 'evaluador', 'celular', ...MAILS],
    (text, { random }) => `${random.of(UNSEEN)}${text}`,
  ),
  'an unseen sign within a value': storedOrTold(
    ['competencia', 'resultado', 'nro_documento', ...NAMES, ...MAILS],
    (text, { random }) => `${text.slice(0, 3)}${random.of(UNSEEN)}${text.slice(3)}`,
  ),
  'a phone as a power of ten': toldAs(['celular'], () => '3,00123E+09'),
  'a mail that is none': toldAs(MAILS, (text, { random }) =>
    random.of(['no tiene', text.replace('@', ''), '@', 'a@b']),
  ),
  'an evaluator in another form': storedOrTold(['evaluador'], (text, { random }) => {
    const [, type = '', document = '', name = ''] = /^(\w+) (\d+) - (.+)$/.exec(text.trim()) ?? []
    const dotted = document.replace(/\B(?=(\d{3})+$)/g, '.')
    const forms = [
      `${type} ${dotted} - ${name}`,
      `C.C. ${document} - ${name}`,
      `${type}: ${document} - ${name}`,
      `${type} ${document} ${name}`,
      `${name} - ${type} ${document}`,
      `${document} - ${name}`,
      `${type} ${document}.0 - ${name}`,
    ]
    return document ? random.of(forms) : text
  }),
  'an evaluator whose number is none': toldAs(['evaluador'], (_, { random }) => random.of(['123', '12-3'])),
  'an unknown word of a closed list': toldAs(['tipo', 'rol'], () => 'jefe'),
}

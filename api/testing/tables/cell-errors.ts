import type { Change } from './changes.js'
import { cellsOf, markInvalid, markSameInvalid, pickText, rowsOfPerson } from './pick.js'
import type { Column, Row, Table, Written } from './table.js'

type Field = Column['field']

const NAMES: Field[] = ['nombre', 'apellido', 'apellidos_y_nombres', 'nombres_y_apellidos']
const MAILS: Field[] = ['correo', 'correo_institucional']
const REQUIRED: Field[] = ['nro_documento', 'competencia', 'resultado', 'juicio', 'correo_institucional', 'tipo']
const OF_PERSON: Field[] = ['tipo_documento', 'estado', ...NAMES]
const UNSEEN = ['\u200b', '\u200f', '\u00ad', '\ufeff', '\u2060']

/** Returns a change that puts a meaningless value in one cell, which the answer must report. */
const reportedAs =
  (fields: readonly Field[], change: (text: string, context: Parameters<Change>[1]) => Written): Change =>
  (table, context) => {
    const picked = pickText(table, fields, context.random)
    if (!picked || picked.text.trim() === '-') return false
    const { row, field, one, text } = picked
    markInvalid(table, row)
    // If a code has two texts, the rows with the second one are rejected.
    if (field === 'competencia' || field === 'resultado') markSameInvalid(table, field, one.expectedValue)
    row.cells.set(field, { ...one, written: change(text, context), rule: 'reported' })
    return true
  }

/** Returns a change that writes a value in an unusual form. The value must be stored as meant, or reported. */
const storedOrReported =
  (fields: readonly Field[], change: (text: string, context: Parameters<Change>[1]) => string): Change =>
  (table, context) => {
    const picked = pickText(table, fields, context.random)
    if (!picked) return false
    const { row, field, one, text } = picked
    const written = change(text, context)
    if (written === text) return false
    markInvalid(table, row)
    row.cells.set(field, { ...one, written })
    return true
  }

/** Whether the person has no other row. */
const isOnlyRow = (table: Table, row: Row) => rowsOfPerson(table, row).length === 1

function wronglyGrouped(written: string): string {
  const text = written.trim()
  const at = text.length - 2
  return `${text.slice(0, at)}.${text.slice(at)}`
}

/** The project's own writer removes U+FFFD, so its workbooks get a question mark. */
const lostLetter = ({ random, format }: Parameters<Change>[1]) =>
  format.name === 'xlsx of the project' ? '?' : random.of(['\ufffd', '?'])

const half = reportedAs(['nro_documento'], (text) => Number.parseInt(text.replace(/\D/g, ''), 10) + 0.5)

/** Changes that put an error in one cell. */
export const CELL_ERRORS: Readonly<Record<string, Change>> = {
  'a document in wrong groups': reportedAs(['nro_documento'], wronglyGrouped),
  'a document with letters': reportedAs(['nro_documento'], (text, { random }) =>
    random.of([`${text.slice(0, 4)}-A`, 'sin documento', '1,90001E+09', 'N/A', 'CC']),
  ),
  'a document of three digits': reportedAs(['nro_documento'], (_, { random }) =>
    random.of<Written>(['123', 123, '00000']),
  ),
  'a document with decimals': storedOrReported(['nro_documento', 'celular'], (text) =>
    /^\d+$/.test(text) ? `${text}.0` : text,
  ),
  // In web pages and text, SheetJS rounds a number to the width of its column.
  'a number with decimals': (table, context) =>
    context.format.nature !== 'page' && !context.format.isOdd && half(table, context),
  'a formula without a result': (table, { random, format }) => {
    const found = cellsOf(table, 'all')
    if (!format.holds.includes('formulas') || found.length === 0) return false
    const { row, field, one } = random.of(found)
    markInvalid(table, row)
    row.cells.set(field, {
      ...one,
      written: { formula: random.of(['A1&""', 'VLOOKUP(A1,B1:C3,2)']) },
      rule: 'reported',
    })
    return true
  },
  'a cell with an error': (table, { random, format }) => {
    const found = cellsOf(table, 'all')
    if (!format.holds.includes('errors') || found.length === 0) return false
    const { row, field, one } = random.of(found)
    markInvalid(table, row)
    row.cells.set(field, { ...one, written: { error: random.of(['#N/A', '#REF!']) }, rule: 'reported' })
    return true
  },
  'lost letters': reportedAs([...NAMES, 'competencia', 'resultado', 'observacion', 'evaluador'], (text, context) => {
    const letters = [...text.matchAll(/(?<=[\p{Lu}\p{Ll}])[\p{Lu}\p{Ll}](?=[\p{Lu}\p{Ll}])/gu)]
    const at = letters.at(-1)?.index ?? text.length
    return `${text.slice(0, at)}${lostLetter(context)}${text.slice(at + 1)}`
  }),
  'encoded letters': reportedAs(
    [...NAMES, 'competencia', 'resultado', 'observacion', 'evaluador'],
    (text, { random }) => {
      const at = text.search(/(?<=\p{L})\p{L}(?=\p{L}*$)/u)
      const letter = random.of(['&Ntilde;', '&#209;', '\\u00d1', '%C3%91', '=C3=91', 'N~N'])
      return at < 0 ? `${text}${letter}` : `${text.slice(0, at)}${letter}${text.slice(at + 1)}`
    },
  ),
  'an unknown judgment': reportedAs(['juicio'], (_, { random }) =>
    random.of<Written>(['CASI APROBADO', 'A', 'APROBADO?', true, 5]),
  ),
  'a text that is too long': reportedAs(
    [...NAMES, ...MAILS, 'competencia', 'resultado', 'estado', 'celular', 'evaluador', 'observacion', 'tipo_documento'],
    (text) => `${text} ${'LARGO '.repeat(400)}`,
  ),
  'yes or no instead of a text': reportedAs([...NAMES, ...MAILS, 'celular'], () => true),
  'a number instead of a name': reportedAs(NAMES, () => 42),
  'nothing where something must be': (table, { random }) => {
    const found = [
      ...cellsOf(table, REQUIRED),
      ...cellsOf(table, OF_PERSON).filter(({ row }) => isOnlyRow(table, row)),
    ].filter(({ one }) => one.written !== null)
    if (found.length === 0) return false
    const { row, field, one } = random.of(found)
    markInvalid(table, row)
    row.cells.set(field, { ...one, written: random.of([null, ' ']), rule: 'reported' })
    return true
  },
  'an unseen sign before a code': storedOrReported(
    ['competencia', 'resultado', 'nro_documento', 'estado', 'juicio', 'evaluador', 'celular', ...MAILS],
    (text, { random }) => `${random.of(UNSEEN)}${text}`,
  ),
  'an unseen sign within a value': storedOrReported(
    ['competencia', 'resultado', 'nro_documento', ...NAMES, ...MAILS],
    (text, { random }) => `${text.slice(0, 3)}${random.of(UNSEEN)}${text.slice(3)}`,
  ),
  'a phone as a power of ten': reportedAs(['celular'], () => '3,00123E+09'),
  'a mail that is none': reportedAs(MAILS, (text, { random }) =>
    random.of(['no tiene', text.replace('@', ''), '@', 'a@b']),
  ),
  'an evaluator in another form': storedOrReported(['evaluador'], (text, { random }) => {
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
  'an evaluator whose number is none': reportedAs(['evaluador'], (_, { random }) => random.of(['123', '12-3'])),
  'an unknown word of a closed list': reportedAs(['tipo', 'rol'], () => 'jefe'),
}

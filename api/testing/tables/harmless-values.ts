import type { Change } from './changes.js'
import { cellsOf, rewrite } from './pick.js'
import type { Column } from './table.js'

const NAMES: Column['field'][] = ['nombre', 'apellido', 'apellidos_y_nombres', 'nombres_y_apellidos']
const DESIGN: Column['field'][] = ['competencia', 'resultado']
const TEXTS: Column['field'][] = [
  ...NAMES,
  ...DESIGN,
  ...([
    'tipo_documento',
    'nro_documento',
    'estado',
    'juicio',
    'celular',
    'correo',
    'observacion',
    'evaluador',
  ] as const),
  ...(['correo_institucional', 'tipo', 'rol'] as const),
]
const DATES: Column['field'][] = ['fecha_registro', 'fecha_inicio_contrato', 'fecha_fin_contrato']
/** Other spellings of document types. */
const WHOLE_TYPES: Readonly<Record<string, readonly string[]>> = {
  CC: ['cc', 'C.C.', 'Cédula de Ciudadanía', 'CEDULA'],
  TI: ['ti', 'T.I.', 'Tarjeta de identidad'],
  CE: ['ce', 'Cédula de Extranjería'],
  PA: ['Pasaporte', 'pa'],
}
const ACCENTED: Readonly<Record<string, string>> = { 'EN FORMACION': 'En Formación', INDUCCION: 'Inducción' }

const isNumber = (text: string) => /^[1-9]\d{4,14}$/.test(text)
/** Writes digits in groups of three with dots. */
const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, '.')

/** Changes that write the same values with another spelling. */
export const HARMLESS_VALUES: Readonly<Record<string, Change>> = {
  'blanks around values': (table, { random }) =>
    rewrite(table, TEXTS, (text) => {
      const blank = () => random.of(['', '', ' ', '  ', '\u00a0'])
      const inner = random.next() < 0.3 ? text.replace(' ', '  ') : text
      return `${blank()}${inner}${blank()}`
    }),
  'line breaks in texts': (table, { random }) =>
    rewrite(table, [...NAMES, ...DESIGN, 'observacion'], (text) =>
      random.next() < 0.4 ? text.replace(/(?<=\p{L}) (?=\p{L})/u, '\n') : text,
    ),
  'decomposed letters': (table) =>
    rewrite(table, [...NAMES, ...DESIGN, 'observacion'], (text) => text.normalize('NFD')),
  'small and capital letters': (table, { random }) =>
    rewrite(table, ['estado', 'juicio', 'tipo', 'rol'], (text) =>
      text.includes('COMITE') ? text : random.of([text.toLowerCase(), ACCENTED[text] ?? text.toUpperCase()]),
    ),
  'document types in words': (table, { random }) =>
    rewrite(table, ['tipo_documento'], (text) => random.of([text, ...(WHOLE_TYPES[text] ?? [])])),
  'numbers as numbers': (table, { random }) =>
    rewrite(table, ['nro_documento', 'celular'], (text) =>
      isNumber(text) && random.next() < 0.7 ? Number(text) : text,
    ),
  'documents with dots': (table, { random }) =>
    rewrite(table, ['nro_documento'], (text) =>
      isNumber(text) && random.next() < 0.7
        ? random.of([grouped(text), { number: Number(text), format: '#,##0', shown: grouped(text) }])
        : text,
    ),
  'zeros of a number format': (table) => {
    let changed = false
    if (table.earlier) return false
    for (const { row, field, one } of cellsOf(table, ['nro_documento', 'celular'])) {
      if (typeof one.written !== 'string' || !isNumber(one.written) || one.written.length > 9) continue
      const shown = one.written.padStart(10, '0')
      for (const other of table.rows)
        if (field === 'nro_documento' && other !== row && other.cells.get(field)?.expectedValue === one.expectedValue)
          other.cells.set(field, { ...one, written: shown, expectedValue: shown })
      row.cells.set(field, {
        ...one,
        written: { number: Number(one.written), format: '0000000000', shown },
        expectedValue: shown,
      })
      changed = true
      break
    }
    return changed
  },
  'results of formulas': (table, { random, format }) =>
    format.holds.includes('formulas') &&
    rewrite(table, TEXTS, (text) =>
      random.next() < 0.4 ? { formula: random.of(['A1&B1', 'VLOOKUP(A1,B1:C3,2)']), result: text } : text,
    ),
  'dates as text': (table, { format }) => {
    if (format.nature !== 'workbook') return false
    let changed = false
    for (const { row, field, one } of cellsOf(table, DATES)) {
      if (typeof one.written !== 'object' || one.written === null || !('moment' in one.written)) continue
      const { moment, dayOnly } = one.written
      const day = moment.slice(0, 10).split('-').reverse().join('/')
      row.cells.set(field, { ...one, written: dayOnly ? day : `${day} ${moment.slice(11, 16)}` })
      changed = true
    }
    return changed
  },
  'other dashes after codes': (table, { random }) =>
    rewrite(table, DESIGN, (text) => text.replace(' - ', random.of([' – ', '-', '\n- ', ' — ', '  -  ']))),
}

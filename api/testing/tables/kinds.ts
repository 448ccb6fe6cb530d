import type { Random } from '../../src/operations/demo/random.js'
import { designInReport, judgmentsReport, reportOfNewFicha } from './judgment-tables.js'
import { peopleWorkbook, programDesign } from './other-tables.js'
import { adaptedList, apprenticesReport } from './people-tables.js'
import type { Row, Table } from './table.js'

/** The request that imports a table. */
export type Call = 'list' | 'new ficha' | 'judgments' | 'design' | 'people'
/** The kind of record in each row. */
export type Shape = 'apprentice' | 'judgment' | 'outcome' | 'user'

/** How tables of a kind are made and imported. */
interface Kind {
  call: Call
  shape: Shape
  make(random: Random): Table
}

/** The kinds of tables by name. */
export const KINDS = {
  'apprentices report': { call: 'list', shape: 'apprentice', make: apprenticesReport },
  'adapted list': { call: 'list', shape: 'apprentice', make: adaptedList },
  'judgments report V1': { call: 'judgments', shape: 'judgment', make: (random) => judgmentsReport(random, 'V1') },
  'judgments report V2': { call: 'judgments', shape: 'judgment', make: (random) => judgmentsReport(random, 'V2') },
  'judgments report V3': { call: 'judgments', shape: 'judgment', make: (random) => judgmentsReport(random, 'V3') },
  'report of a new ficha': {
    call: 'new ficha',
    shape: 'judgment',
    make: (random) => reportOfNewFicha(random, random.of(['V1', 'V2', 'V3'] as const)),
  },
  'design in a report': { call: 'design', shape: 'outcome', make: designInReport },
  'program design': { call: 'design', shape: 'outcome', make: programDesign },
  "people's workbook": { call: 'people', shape: 'user', make: peopleWorkbook },
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof KINDS
export const KIND_NAMES = Object.keys(KINDS) as KindName[]

/** Returns the key of a row's record in `Stored`. */
export function keyOf({ cells }: Row, shape: Shape): string {
  const document = cells.get('nro_documento')?.expectedValue ?? ''
  const outcome = codeOf(cells.get('resultado')?.expectedValue ?? '')
  if (shape === 'judgment') return `${document} ${outcome}`
  return shape === 'outcome' ? outcome : document
}

/** Returns the code of a text such as `38368 - RIEGO`. */
export const codeOf = (text: string) => text.split(' ')[0] ?? ''

import type { Random } from '../../demo/random.js'
import { judgmentsReport } from './judgment-tables.js'
import { peopleWorkbook, programDesign } from './other-tables.js'
import { adaptedList, apprenticesReport } from './people-tables.js'
import type { Row, Table } from './table.js'

/** The call that loads a table. */
export type Call = 'list' | 'judgments' | 'design' | 'people'

interface Kind {
  call: Call
  make(random: Random): Table
}

export const KINDS = {
  'apprentices report': { call: 'list', make: apprenticesReport },
  'adapted list': { call: 'list', make: adaptedList },
  'judgments report V1': { call: 'judgments', make: (random) => judgmentsReport(random, 'V1') },
  'judgments report V2': { call: 'judgments', make: (random) => judgmentsReport(random, 'V2') },
  'judgments report V3': { call: 'judgments', make: (random) => judgmentsReport(random, 'V3') },
  'program design': { call: 'design', make: programDesign },
  "people's workbook": { call: 'people', make: peopleWorkbook },
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof KINDS
export const KIND_NAMES = Object.keys(KINDS) as KindName[]

/** What a row stands for, as `stored` names it. */
export function keyOf({ cells }: Row, call: Call): string {
  const document = cells.get('nro_documento')?.means ?? ''
  const outcome = codeOf(cells.get('resultado')?.means ?? '')
  if (call === 'judgments') return `${document} ${outcome}`
  return call === 'design' ? outcome : document
}

export const codeOf = (text: string) => text.split(' ')[0] ?? ''

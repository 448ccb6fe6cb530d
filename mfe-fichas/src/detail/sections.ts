import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import {
  competencyMapPath,
  fichaFactsPath,
  fichaInstructorsPath,
  fichaLoadsPath,
  fichaPath,
  missingPath,
} from '@fichero/contract/paths'

interface Section {
  path: (nroFicha: number) => string
  /** Returns the number of entries, which the section's link shows beside the name. */
  count?: (ficha: FichaAnswer) => number
}

/** The sections of a ficha, in the order of their links. */
export const SECTIONS = {
  apprentices: { path: fichaPath, count: ({ aprendices }) => aprendices.length },
  missing: { path: missingPath, count: ({ totales }) => totales.faltan },
  map: { path: competencyMapPath },
  instructors: { path: fichaInstructorsPath },
  loads: { path: fichaLoadsPath, count: ({ totales }) => totales.cargas },
  facts: { path: fichaFactsPath },
} as const satisfies Record<string, Section>

export type SectionName = keyof typeof SECTIONS

import { OUT_OF_REPORT } from '@fichero/contract/enums'
import { normalise } from './normalise.js'

/** Known states of an apprentice, as SOFIA writes them, and ours. Others are kept as written, with a warning. */
export const KNOWN_STATES: ReadonlySet<string> = new Set([
  'EN FORMACION',
  'CANCELADO',
  'RETIRO VOLUNTARIO',
  'TRASLADADO',
  'APLAZADO',
  'POR CERTIFICAR',
  'CONDICIONADO',
  'CERTIFICADO',
  'INDUCCION',
  'REINTEGRADO',
  // A list that was exported from Fichero can be loaded again.
  OUT_OF_REPORT,
])

/** The state of a list without one. */
export const DEFAULT_STATE = 'EN FORMACION'

const BY_NAME = new Map(Array.from(KNOWN_STATES, (state) => [normalise(state), state]))

/** Returns a known state as SOFIA writes it, whatever its accents, capitals and blanks, and any other text as it is. */
export const stateOf = (text: string): string => BY_NAME.get(normalise(text)) ?? text

import { OUT_OF_REPORT } from '@fichero/contract/enums'
import { normalise } from './normalise.js'

/** States of an apprentice in SOFIA's spelling, and a state that only Fichero uses. Other states are stored with a warning. */
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
  // Only Fichero uses this state. It is known so that a list exported from Fichero can be imported again.
  OUT_OF_REPORT,
])

/** State of the people in a list without a column of states. */
export const DEFAULT_STATE = 'EN FORMACION'

const BY_NAME = new Map(Array.from(KNOWN_STATES, (state) => [normalise(state), state]))

/** Returns a known state in SOFIA's spelling, ignoring accents, case and blanks; any other text unchanged. */
export const stateOf = (text: string): string => BY_NAME.get(normalise(text)) ?? text

import { TYT_STATES, type TytState, tytColumn } from '@fichero/contract/tyt-steps'

/** SQL condition: the enrolment's last known step of the TyT test. The same rule as `tytState` in the contract. */
export function inTytState(state: TytState): string {
  const later = TYT_STATES.slice(TYT_STATES.indexOf(state) + 1)
  const missing = later.flatMap((step) => (step === 'sin_inscribir' ? [] : [`${tytColumn(step)} IS NULL`]))
  return [...(state === 'sin_inscribir' ? [] : [`${tytColumn(state)} IS NOT NULL`]), ...missing].join(' AND ')
}

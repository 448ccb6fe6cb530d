import type { ComparisonKey } from '@fichero/contract/enums'
import { fichasOfCentrePath, PATHS } from '@fichero/contract/paths'
import { NO_CENTRE } from '../centre/no-centre'
import { ALL_PROGRAMS } from '../list/list-address'

/** Returns the address of the list of a row's fichas; undefined for a regional office, for which the list has no filter. */
export function fichasOf(por: ComparisonKey, clave: string): string | undefined {
  if (por === 'centro') return fichasOfCentrePath(clave === NO_CENTRE ? NO_CENTRE : Number(clave))
  if (por === 'programa') return `${PATHS.fichas}?programId=${clave}`
  if (por === 'jefe') return `${PATHS.fichas}?programId=${ALL_PROGRAMS}&jefe=${encodeURIComponent(clave)}`
  return undefined
}

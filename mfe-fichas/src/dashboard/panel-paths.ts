import type { ReportState } from '@fichero/contract/enums'
import { PATHS } from '@fichero/contract/paths'
import { FEW } from '@fichero/contract/tyt'
import { ALL_PROGRAMS } from '../list/list-address'

/** URL of the people of a ficha who lack one to three outcomes for the TyT test. */
export const nearReadyPath = (nroFicha: number) => `${PATHS.tytBoard}?ficha=${nroFicha}&faltan=${FEW}`

/** URL of the fichas whose reports need attention for the reason `state`. */
export const reportsPath = (state: ReportState) => `${PATHS.fichas}?programId=${ALL_PROGRAMS}&reporte=${state}`

/** URL of the people in the user's own fichas who have neither mail nor phone. */
export const withoutContactPath = `${PATHS.dashboardApprentices}?mias=true&sinContacto=true`

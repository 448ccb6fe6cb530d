import type { ReportState } from '@fichero/contract/enums'
import { PATHS } from '@fichero/contract/paths'
import { FEW } from '@fichero/contract/tyt'
import { ALL_PROGRAMS } from '../list/program-choice'

/** The people of a ficha to whom one to three outcomes are missing for the TyT test. */
export const fewPath = (nroFicha: number) => `${PATHS.tytBoard}?ficha=${nroFicha}&faltan=${FEW}`

/** The fichas whose reports are to be looked at. */
export const reportsPath = (state: ReportState) => `${PATHS.fichas}?programId=${ALL_PROGRAMS}&reporte=${state}`

/** The people of one's own fichas whom neither a mail nor a call reaches. */
export const unreachedPath = `${PATHS.dashboardApprentices}?mias=true&sinContacto=true`

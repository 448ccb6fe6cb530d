import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { PATHS } from '@fichero/contract/paths'

/** The breadcrumbs from the list of fichas, labelled `list`, to a ficha. */
export const fichaCrumbs = (list: string, ficha: Pick<FichaAnswer, 'nro_ficha' | 'id_programa_formacion'>) => [
  { label: list, to: `${PATHS.fichas}?programId=${ficha.id_programa_formacion}` },
  { label: String(ficha.nro_ficha) },
]

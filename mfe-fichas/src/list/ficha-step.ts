import { fichaPath } from '@fichero/contract/paths'
import type { Step } from '@fichero/kit/list'

/** Returns the data of a “previous” or “next” link to a ficha's page. */
export const fichaStep = ({ nro_ficha }: { nro_ficha: number }): Step => ({
  to: fichaPath(nro_ficha),
  name: String(nro_ficha),
})

import { fichaPath } from '@fichero/contract/paths'
import type { Step } from '@fichero/kit/list'

/** A ficha in a list, as the screens of the others show it. */
export const fichaStep = ({ nro_ficha }: { nro_ficha: number }): Step => ({
  to: fichaPath(nro_ficha),
  name: String(nro_ficha),
})

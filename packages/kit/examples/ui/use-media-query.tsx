import { useMediaQuery } from '@fichero/kit/ui'

/** A text that depends on the pointing device. */
export function ByPointingDevice() {
  const isTouched = useMediaQuery('(pointer: coarse)')
  return <p>{isTouched ? 'Toque' : 'Haga clic en'} un ambiente para abrirlo.</p>
}

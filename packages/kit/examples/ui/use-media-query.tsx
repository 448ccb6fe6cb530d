import { useMediaQuery } from '@fichero/kit/ui'

/** Words that depend on how one points. */
export function SaysHow() {
  const isTouched = useMediaQuery('(pointer: coarse)')
  return <p>{isTouched ? 'Toque' : 'Haga clic en'} un ambiente para abrirlo.</p>
}

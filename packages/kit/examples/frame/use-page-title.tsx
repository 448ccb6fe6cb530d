import { usePageTitle } from '@fichero/kit/frame'

/** The route has a title of its own; a record has its name. */
export function WithTheName() {
  usePageTitle('Ficha 2888001')
  return <p>El título de la pestaña es «Ficha 2888001».</p>
}

import { usePageTitle } from '@fichero/kit/frame'

/** Replaces the title of the route with the name of the record. */
export function WithTheName() {
  usePageTitle('Ficha 2888001')
  return <p>El título de la pestaña es «Ficha 2888001».</p>
}

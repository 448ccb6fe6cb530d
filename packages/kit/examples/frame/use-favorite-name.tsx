import { PageHeader, useFavoriteName } from '@fichero/kit/frame'

const FAVORITE = { path: '/reservas?sala=3', name: 'Reservas · Sala 3' }

/** A list with filters. Once the star is pressed, the title is the name of the favourite. */
export function AsATitle() {
  const title = useFavoriteName(FAVORITE.path) ?? 'Reservas'
  return <PageHeader title={title} favorite={FAVORITE} />
}

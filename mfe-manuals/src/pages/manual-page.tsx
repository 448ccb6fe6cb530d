import { Navigate, useParams } from '@fichero/kit/router'
import { manualPath } from '../content/page-link'
import { HOME_ALIAS, isSlug } from '../content/slugs'
import { ManualArticle } from '../manual/manual-article'
import { ManualLayout } from '../manual/manual-layout'
import { ManualNotFound } from '../manual/manual-not-found'

export function Page() {
  const { pagina } = useParams()
  if (pagina === HOME_ALIAS) return <Navigate to={manualPath()} replace />
  if (pagina !== undefined && !isSlug(pagina))
    return (
      <ManualLayout>
        <ManualNotFound />
      </ManualLayout>
    )
  return (
    <ManualLayout page={pagina ?? 'home'}>
      <ManualArticle slug={pagina} />
    </ManualLayout>
  )
}

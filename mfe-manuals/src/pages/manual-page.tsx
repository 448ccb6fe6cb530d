import { useParams } from '@fichero/kit/router'
import { isSlug } from '../content/slugs'
import { ManualArticle } from '../manual/manual-article'
import { ManualLayout } from '../manual/manual-layout'
import { ManualNotFound } from '../manual/manual-not-found'

export function Page() {
  const { pagina } = useParams()
  if (pagina !== undefined && !isSlug(pagina))
    return (
      <ManualLayout>
        <ManualNotFound />
      </ManualLayout>
    )
  return (
    <ManualLayout slug={pagina}>
      <ManualArticle slug={pagina} />
    </ManualLayout>
  )
}

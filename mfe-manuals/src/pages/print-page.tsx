import { useParams } from '@fichero/kit/router'
import { GROUPS } from '../content/slugs'
import { ManualLayout } from '../manual/manual-layout'
import { ManualNotFound } from '../manual/manual-not-found'
import { ManualBook } from '../print/manual-book'

/** A complete manual on one page, to print. */
export function Page() {
  const { manual: path } = useParams()
  const manual = GROUPS.find((group) => group.path === path)
  if (manual) return <ManualBook manual={manual} />
  return (
    <ManualLayout>
      <ManualNotFound />
    </ManualLayout>
  )
}

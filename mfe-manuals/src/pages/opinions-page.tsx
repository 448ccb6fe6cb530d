import { PageHeader } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { OpinionPages } from '../feedback/opinion-pages'
import { ManualLayout } from '../manual/manual-layout'

/** Page for administrators with the readers' opinions about all pages. */
export function Page() {
  const { t } = useTranslation('manuals')
  return (
    <ManualLayout>
      <PageHeader title={t('opinions.title')} description={t('opinions.order')} />
      <OpinionPages />
    </ManualLayout>
  )
}

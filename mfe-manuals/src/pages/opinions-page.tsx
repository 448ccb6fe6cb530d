import { PageHeader } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { OpinionPages } from '../feedback/opinion-pages'
import { ManualLayout } from '../manual/manual-layout'

/** What readers say of all pages, for administrators. */
export function Page() {
  const { t } = useTranslation('manuals')
  return (
    <ManualLayout>
      <PageHeader title={t('opinions.title')} description={t('opinions.order')} />
      <OpinionPages />
    </ManualLayout>
  )
}

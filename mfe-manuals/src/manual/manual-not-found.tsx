import { PATHS } from '@fichero/contract/paths'
import { EmptyState, PageHeader, usePageTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'

export function ManualNotFound() {
  const { t } = useTranslation('manuals')
  usePageTitle(t('notFound'))
  return (
    <>
      <PageHeader title={t('title')} />
      <EmptyState
        title={t('notFound')}
        action={
          <Button component={Link} to={PATHS.manuals}>
            {t('notFoundAction')}
          </Button>
        }
      >
        {t('notFoundHelp')}
      </EmptyState>
    </>
  )
}

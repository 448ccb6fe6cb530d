import { PATHS } from '@fichero/contract/paths'
import { EmptyState, PageHeader, usePageTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'

/** Page for the id of a person who does not exist. */
export function PersonNotFound() {
  const { t } = useTranslation('instructors')
  usePageTitle(t('view.notFound'))
  return (
    <>
      <PageHeader
        title={t('person.title')}
        breadcrumbs={[{ label: t('list.title'), to: PATHS.instructors }, { label: t('person.title') }]}
      />
      <EmptyState
        title={t('view.notFound')}
        action={
          <Button component={Link} to={PATHS.instructors}>
            {t('active.all')}
          </Button>
        }
      >
        {t('person.notFoundHelp')}
      </EmptyState>
    </>
  )
}

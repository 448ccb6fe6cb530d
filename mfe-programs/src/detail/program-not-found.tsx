import { PATHS } from '@fichero/contract/paths'
import { EmptyState, PageHeader, usePageTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { useSession } from '@fichero/kit/session'
import { Button } from '@fichero/kit/ui'

/** Page for the id of a program that does not exist. */
export function ProgramNotFound() {
  const { t } = useTranslation('programs')
  const signedIn = useSession() !== null
  usePageTitle(t('detail.notFound'))
  return (
    <>
      <PageHeader title={t('detail.title')} />
      <EmptyState
        title={t('detail.notFound')}
        action={
          <Button component={Link} to={signedIn ? PATHS.programs : PATHS.home}>
            {signedIn ? t('detail.backToList') : t('detail.backHome')}
          </Button>
        }
      >
        {t('detail.notFoundHelp')}
      </EmptyState>
    </>
  )
}

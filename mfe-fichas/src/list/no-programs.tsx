import { PATHS } from '@fichero/contract/paths'
import { EmptyState } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'

export function NoPrograms({ canCreate }: { canCreate: boolean }) {
  const { t } = useTranslation('fichas')
  return (
    <EmptyState
      title={t('kit:noPrograms')}
      action={
        canCreate && (
          <Button component={Link} to={PATHS.programs}>
            {t('list.goToPrograms')}
          </Button>
        )
      }
    >
      {canCreate ? t('list.noProgramsCreate') : t('list.noProgramsRead')}
    </EmptyState>
  )
}

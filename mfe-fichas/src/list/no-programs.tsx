import { PATHS } from '@fichero/contract/paths'
import { FilesButton } from '@fichero/kit/files'
import { EmptyState } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Button, Group } from '@fichero/kit/ui'

/** The empty state of the list of fichas in a system without programs. */
export function NoPrograms({ canCreate }: { canCreate: boolean }) {
  const { t } = useTranslation('fichas')
  return (
    <EmptyState
      title={t('kit:noPrograms')}
      action={
        canCreate && (
          <Group gap="sm" justify="center">
            <FilesButton to={PATHS.loads} label={t('loads.action')} />
            <Button component={Link} to={PATHS.programs} variant="default">
              {t('list.goToPrograms')}
            </Button>
          </Group>
        )
      }
    >
      {canCreate ? t('list.noProgramsCreate') : t('list.noProgramsRead')}
    </EmptyState>
  )
}

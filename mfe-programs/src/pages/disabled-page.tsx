import { enableProgram, listDisabledPrograms } from '@fichero/contract/calls/programs.calls'
import { PATHS } from '@fichero/contract/paths'
import { DisabledList } from '@fichero/kit/disabled'
import { PageHeader } from '@fichero/kit/frame'
import { useTranslation, useVersionName } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import { useDisabledColumns } from '../disabled/use-disabled-columns'

/** The list of disabled programs. */
export function Page() {
  const { t } = useTranslation('programs')
  const versionName = useVersionName()
  return (
    <>
      <PageHeader
        title={t('disabled.title')}
        description={t('disabled.description')}
        breadcrumbs={[{ label: t('list.title'), to: PATHS.programs }, { label: t('disabled.title') }]}
        actions={
          <Button component={Link} to={PATHS.programs} variant="default">
            {t('disabled.back')}
          </Button>
        }
      />
      <DisabledList
        list={listDisabledPrograms}
        enable={enableProgram}
        columns={useDisabledColumns()}
        say={(word, row) =>
          t(`disabled.${word}`, { ...(row && { id: row.id, name: versionName(row.nombre_programa, row.version) }) })
        }
      />
    </>
  )
}

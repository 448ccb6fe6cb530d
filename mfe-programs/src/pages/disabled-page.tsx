import { PATHS } from '@fichero/contract/paths'
import { call } from '@fichero/kit/api'
import { DisabledList } from '@fichero/kit/disabled'
import { PageHeader } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import { listDisabledProgramsQuery, useDisabledPrograms } from '../calls/list-disabled-programs'
import { useDisabledColumns } from '../disabled/use-disabled-columns'
import { useProgramName } from '../list/use-program-name'

const AFFECTED = [['listPrograms'], ['getProgram'], ['fichas']]

export function Page() {
  const { t } = useTranslation('programs')
  const programName = useProgramName()
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
        query={useDisabledPrograms()}
        listKey={listDisabledProgramsQuery.queryKey}
        affected={AFFECTED}
        columns={useDisabledColumns()}
        say={(word, row) =>
          t(`disabled.${word}`, { ...(row && { id: row.id, name: programName(row.nombre_programa) }) })
        }
        enable={({ id }) => call('enableProgram', { params: { id } })}
      />
    </>
  )
}

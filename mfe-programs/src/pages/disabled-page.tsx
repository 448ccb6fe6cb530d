import { PATHS } from '@fichero/contract/paths'
import { call } from '@fichero/kit/api'
import { DisabledList } from '@fichero/kit/disabled'
import { PageHeader } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import { listDisabledProgramsQuery, useDisabledPrograms } from '../calls/list-disabled-programs'
import { useDisabledColumns } from '../disabled/use-disabled-columns'
import { useDisabledWords } from '../disabled/use-disabled-words'

const AFFECTED = [['listPrograms'], ['getProgram'], ['fichas']]

export function Page() {
  const { t } = useTranslation('programs')
  const words = useDisabledWords()
  return (
    <>
      <PageHeader
        title={words.title}
        description={t('disabled.description')}
        breadcrumbs={[{ label: t('list.title'), to: PATHS.programs }, { label: words.title }]}
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
        words={words}
        enable={({ id }) => call('enableProgram', { params: { id } })}
      />
    </>
  )
}

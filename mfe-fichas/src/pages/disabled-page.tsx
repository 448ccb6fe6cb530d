import { PATHS } from '@fichero/contract/paths'
import { call } from '@fichero/kit/api'
import { DisabledList } from '@fichero/kit/disabled'
import { PageHeader } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import { listDisabledFichasQuery, useDisabledFichas } from '../calls/list-disabled-fichas'
import { useDisabledColumns } from '../disabled/use-disabled-columns'

// A person's data says how many fichas they head.
const AFFECTED = [['fichas'], ['getUser']]

export function Page() {
  const { t } = useTranslation('fichas')
  return (
    <>
      <PageHeader
        title={t('disabled.title')}
        description={t('disabled.description')}
        breadcrumbs={[{ label: t('list.title'), to: PATHS.fichas }, { label: t('disabled.title') }]}
        actions={
          <Button component={Link} to={PATHS.fichas} variant="default">
            {t('disabled.back')}
          </Button>
        }
      />
      <DisabledList
        query={useDisabledFichas()}
        listKey={listDisabledFichasQuery.queryKey}
        affected={AFFECTED}
        columns={useDisabledColumns()}
        say={(word, row) => t(`disabled.${word}`, { ...row })}
        enable={({ id }) => call('enableFicha', { params: { id } })}
      />
    </>
  )
}

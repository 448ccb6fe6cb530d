import { enableFicha, listDisabledFichas } from '@fichero/contract/calls/fichas.calls'
import { PATHS } from '@fichero/contract/paths'
import { DisabledList } from '@fichero/kit/disabled'
import { PageHeader } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import { useDisabledColumns } from '../disabled/use-disabled-columns'

/** The list of disabled fichas. */
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
        list={listDisabledFichas}
        enable={enableFicha}
        columns={useDisabledColumns()}
        say={(word, row) => t(`disabled.${word}`, { ...row })}
      />
    </>
  )
}

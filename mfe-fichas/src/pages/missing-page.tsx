import { getMissing } from '@fichero/contract/calls/owed.calls'
import { useCall } from '@fichero/kit/api'
import { QueryView, usePageTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useParams } from '@fichero/kit/router'
import { FichaSkeleton } from '../detail/ficha-skeleton'
import { MissingView } from '../missing/missing-view'
import { isUnknown, NotFound } from '../not-found/not-found'

export function Page() {
  const { t } = useTranslation('fichas')
  const { nroFicha = '' } = useParams()
  usePageTitle(t('missing.titleOf', { nro_ficha: nroFicha }))
  const query = useCall(getMissing, { params: { nroFicha } })
  if (query.data === undefined && isUnknown(query.error))
    return (
      <NotFound kind={t('missing.title')} title={t('notFound.ficha', { nro_ficha: nroFicha })}>
        {t('notFound.fichaHelp')}
      </NotFound>
    )
  return (
    <QueryView query={query} skeleton={<FichaSkeleton />} errorTitle={t('missing.failed')}>
      {(missing) => <MissingView key={missing.nro_ficha} missing={missing} />}
    </QueryView>
  )
}

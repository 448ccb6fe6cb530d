import { getFicha } from '@fichero/contract/calls/fichas.calls'
import { useCall } from '@fichero/kit/api'
import { QueryView, usePageTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useParams } from '@fichero/kit/router'
import { FichaSkeleton } from '../detail/ficha-skeleton'
import { FichaView } from '../detail/ficha-view'
import { EditFichaHost } from '../edit/edit-ficha-host'
import { isUnknown, NotFound } from '../not-found/not-found'

export function Page() {
  const { t } = useTranslation('fichas')
  const { nroFicha = '' } = useParams()
  usePageTitle(t('detail.named', { nro_ficha: nroFicha }))
  const query = useCall(getFicha, { params: { nroFicha } })
  if (query.data === undefined && isUnknown(query.error))
    return (
      <NotFound kind={t('detail.title')} title={t('notFound.ficha', { nro_ficha: nroFicha })}>
        {t('notFound.fichaHelp')}
      </NotFound>
    )
  return (
    <EditFichaHost>
      <QueryView query={query} skeleton={<FichaSkeleton />} errorTitle={t('detail.error')}>
        {/* Keyed by ficha, so that an upload's state never belongs to another ficha. */}
        {(ficha) => <FichaView key={ficha.nro_ficha} ficha={ficha} />}
      </QueryView>
    </EditFichaHost>
  )
}

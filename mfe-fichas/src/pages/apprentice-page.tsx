import { getApprentice } from '@fichero/contract/calls/fichas.calls'
import { useCall } from '@fichero/kit/api'
import { QueryView, usePageTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useParams, useSearchParams } from '@fichero/kit/router'
import { ApprenticeSkeleton } from '../apprentice/apprentice-skeleton'
import { ApprenticeView } from '../apprentice/apprentice-view'
import { isUnknown, NotFound } from '../not-found/not-found'

export function Page() {
  const { t } = useTranslation('fichas')
  const { documentNumber = '' } = useParams()
  const [search] = useSearchParams()
  const query = useCall(
    getApprentice,
    { params: { documentNumber }, query: { ficha: search.get('ficha') ?? undefined } },
    { select: ({ data }) => data },
  )
  const person = query.data?.aprendiz
  usePageTitle(person && `${person.nombre} ${person.apellido}`)
  if (query.data === undefined && isUnknown(query.error))
    return (
      <NotFound kind={t('apprentice.title')} title={t('notFound.apprentice', { document: documentNumber })}>
        {t('notFound.apprenticeHelp')}
      </NotFound>
    )
  return (
    <QueryView query={query} skeleton={<ApprenticeSkeleton />} errorTitle={t('apprentice.error')}>
      {(apprentice) => <ApprenticeView key={apprentice.ficha.nro_ficha} apprentice={apprentice} />}
    </QueryView>
  )
}

import { getApprentice } from '@fichero/contract/calls/fichas.calls'
import { fullName } from '@fichero/contract/text'
import { useCall } from '@fichero/kit/api'
import { QueryView, usePageTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useParams, useSearchParams } from '@fichero/kit/router'
import { ApprenticeSkeleton } from '../apprentice/apprentice-skeleton'
import { ApprenticeView } from '../apprentice/apprentice-view'
import { isUnknown, NotFound } from '../not-found/not-found'

/** The page of an apprentice in one ficha. The URL has the document number, and the ficha as a parameter. */
export function Page() {
  const { t } = useTranslation('fichas')
  const { documentNumber = '' } = useParams()
  if (documentNumber.trim() === '')
    return (
      <NotFound kind={t('apprentice.title')} title={t('apprentice.noId')}>
        {t('apprentice.noIdHelp')}
      </NotFound>
    )
  return <Apprentice documentNumber={documentNumber} />
}

function Apprentice({ documentNumber }: { documentNumber: string }) {
  const { t } = useTranslation('fichas')
  const [search] = useSearchParams()
  const query = useCall(
    getApprentice,
    { params: { documentNumber }, query: { ficha: search.get('ficha') ?? undefined } },
    { select: ({ data }) => data },
  )
  const person = query.data?.aprendiz
  usePageTitle(person && fullName(person))
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

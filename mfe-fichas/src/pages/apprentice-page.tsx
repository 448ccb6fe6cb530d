import { QueryView, usePageTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useParams, useSearchParams } from '@fichero/kit/router'
import { ApprenticeSkeleton } from '../apprentice/apprentice-skeleton'
import { ApprenticeView } from '../apprentice/apprentice-view'
import { useApprentice } from '../calls/get-apprentice'

export function Page() {
  const { t } = useTranslation('fichas')
  const { documentNumber = '' } = useParams()
  const [search] = useSearchParams()
  const query = useApprentice(documentNumber, search.get('ficha') ?? undefined)
  const person = query.data?.aprendiz
  usePageTitle(person && `${person.nombre} ${person.apellido}`)
  return (
    <QueryView query={query} skeleton={<ApprenticeSkeleton />} errorTitle={t('apprentice.error')}>
      {(apprentice) => <ApprenticeView key={apprentice.ficha.nro_ficha} apprentice={apprentice} />}
    </QueryView>
  )
}

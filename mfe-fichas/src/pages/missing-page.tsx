import { getMissing } from '@fichero/contract/calls/owed.calls'
import { useCall } from '@fichero/kit/api'
import { QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useParams } from '@fichero/kit/router'
import { SectionPage } from '../detail/section-page'
import { MissingSkeleton } from '../missing/missing-skeleton'
import { MissingView } from '../missing/missing-view'

/** The section of a ficha with the outcomes that its people lack. */
export function Page() {
  const { t } = useTranslation('fichas')
  const { nroFicha = '' } = useParams()
  const query = useCall(getMissing, { params: { nroFicha } })
  return (
    <SectionPage section="missing" hasTools skeleton={<MissingSkeleton />}>
      {() => (
        <QueryView query={query} skeleton={<MissingSkeleton />} errorTitle={t('missing.failed')}>
          {(missing) => <MissingView key={missing.nro_ficha} missing={missing} />}
        </QueryView>
      )}
    </SectionPage>
  )
}

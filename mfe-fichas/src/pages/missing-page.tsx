import { getMissing } from '@fichero/contract/calls/owed.calls'
import { useCall } from '@fichero/kit/api'
import { QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useParams } from '@fichero/kit/router'
import { Skeleton } from '@fichero/kit/ui'
import { SectionPage } from '../detail/section-page'
import { MissingView } from '../missing/missing-view'

export function Page() {
  const { t } = useTranslation('fichas')
  const { nroFicha = '' } = useParams()
  const query = useCall(getMissing, { params: { nroFicha } })
  return (
    <SectionPage section="missing" hasTools>
      {() => (
        <QueryView query={query} skeleton={<Skeleton height={420} />} errorTitle={t('missing.failed')}>
          {(missing) => <MissingView key={missing.nro_ficha} missing={missing} />}
        </QueryView>
      )}
    </SectionPage>
  )
}

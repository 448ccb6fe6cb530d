import { getMissing } from '@fichero/contract/calls/owed.calls'
import { useCall } from '@fichero/kit/api'
import { useParams } from '@fichero/kit/router'
import { PartPage } from '../detail/part-page'
import { MissingView } from '../missing/missing-view'

export function Page() {
  const { nroFicha = '' } = useParams()
  const query = useCall(getMissing, { params: { nroFicha } })
  return (
    <PartPage part="missing" nroFicha={nroFicha} query={query}>
      {(missing) => <MissingView key={missing.nro_ficha} missing={missing} />}
    </PartPage>
  )
}

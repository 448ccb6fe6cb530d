import { SectionPage } from '../detail/section-page'
import { HistoryEntries } from '../history/history-entries'

/** The section of a ficha with the history of imports. */
export const Page = () => (
  <SectionPage section="loads">{({ nro_ficha }) => <HistoryEntries nroFicha={nro_ficha} />}</SectionPage>
)

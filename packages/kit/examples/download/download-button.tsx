import { exportTemplate } from '@fichero/contract/calls/programs.calls'
import { DownloadButton } from '@fichero/kit/download'

/** The catalogue has no API, so a click reports a lost connection. */
export const ATemplate = () => (
  <DownloadButton call={exportTemplate} input={{ params: { tipo: 'programa' } }}>
    Descargar plantilla
  </DownloadButton>
)

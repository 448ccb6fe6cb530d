import { exportTemplate } from '@fichero/contract/calls/programs.calls'
import { DownloadButton } from '@fichero/kit/download'

/** Without an API it says that there is no connection. */
export const ATemplate = () => (
  <DownloadButton call={exportTemplate} input={{ params: { tipo: 'programa' } }}>
    Descargar plantilla
  </DownloadButton>
)

import { exportFicha } from '@fichero/contract/calls/fichas.calls'
import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { loadsPath, progressLinksPath } from '@fichero/contract/paths'
import { DownloadButton } from '@fichero/kit/download'
import { FilesButton } from '@fichero/kit/files'
import { MoreMenu } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { usePlaceLinks } from '@fichero/kit/places'
import { PrintButton } from '@fichero/kit/print'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import { EditFichaButton } from '../edit/edit-ficha'
import { FichaStateButton } from '../enable-disable/ficha-state-button'

interface FichaActionsProps {
  ficha: FichaAnswer
  /** True if the section has buttons to print and export. Then the menu omits them. */
  hasTools: boolean
}

/** The buttons of a ficha's page: the main action, and a menu with the other actions. */
export function FichaActions({ ficha, hasTools }: FichaActionsProps) {
  const { t } = useTranslation('fichas')
  const { can, nro_ficha } = ficha
  const links = usePlaceLinks('ficha.action', { nroFicha: nro_ficha })
  return (
    <>
      {can.importEvaluations && <FilesButton to={loadsPath(nro_ficha)} label={t('loads.action')} />}
      {(!hasTools || can.edit || can.disable || can.shareProgress || links.length > 0) && (
        <MoreMenu>
          {!hasTools && (
            <>
              <DownloadButton call={exportFicha} input={{ params: { nroFicha: nro_ficha } }}>
                {t('export.action')}
              </DownloadButton>
              <PrintButton />
            </>
          )}
          {links.map(({ key, label, path }) => (
            <Button key={key} variant="default" component={Link} to={path}>
              {label}
            </Button>
          ))}
          {can.shareProgress && (
            <Button variant="default" component={Link} to={progressLinksPath(nro_ficha)}>
              {t('links.title')}
            </Button>
          )}
          <EditFichaButton ficha={ficha} />
          <FichaStateButton ficha={ficha} verb="disable" />
        </MoreMenu>
      )}
    </>
  )
}

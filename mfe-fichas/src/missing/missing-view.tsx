import { exportMissing } from '@fichero/contract/calls/owed.calls'
import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { fichaPath } from '@fichero/contract/paths'
import { DownloadButton } from '@fichero/kit/download'
import { EmptyState } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { IconPrinter } from '@fichero/kit/icons'
import { Link } from '@fichero/kit/router'
import { Button } from '@fichero/kit/ui'
import { PartHeader } from '../detail/part-header'
import { PrintFooter } from '../detail/print-footer'
import { MessageButton } from '../message/message-button'
import { MissingBody } from './missing-body'
import { useFichaMessage } from './use-ficha-message'

/** What the people of a ficha lack. */
export function MissingView({ missing }: { missing: MissingAnswer }) {
  const { t } = useTranslation('fichas')
  const message = useFichaMessage(missing)
  const { nro_ficha, ultimo_reporte: report, totales } = missing
  const hasLines = totales.faltan > 0
  return (
    <>
      <PartHeader
        ficha={missing}
        title={t('missing.title')}
        actions={
          hasLines && (
            <>
              <MessageButton text={message} title={t('missing.message.group')} label={t('missing.message.group')} />
              <DownloadButton call={exportMissing} input={{ params: { nroFicha: nro_ficha } }}>
                {t('export.action')}
              </DownloadButton>
              <Button variant="default" leftSection={<IconPrinter />} onClick={() => window.print()}>
                {t('print.action')}
              </Button>
            </>
          )
        }
      />
      {hasLines ? (
        <MissingBody missing={missing} />
      ) : (
        <EmptyState
          title={report ? t('missing.nothing') : t('map.noReport')}
          action={
            <Button component={Link} to={fichaPath(nro_ficha)}>
              {t('map.toFicha')}
            </Button>
          }
        >
          {report ? t('missing.nothingHelp') : t('missing.noReportHelp')}
        </EmptyState>
      )}
      <PrintFooter report={report} />
    </>
  )
}

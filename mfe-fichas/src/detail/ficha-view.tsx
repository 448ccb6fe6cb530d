import { exportFicha } from '@fichero/contract/calls/fichas.calls'
import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { loadsPath, PATHS } from '@fichero/contract/paths'
import { DownloadButton } from '@fichero/kit/download'
import { FilesButton } from '@fichero/kit/files'
import { PageHeader } from '@fichero/kit/frame'
import { useProgramName, useTranslation } from '@fichero/kit/i18n'
import { IconPrinter } from '@fichero/kit/icons'
import { StatusBadge } from '@fichero/kit/table'
import { Button, Stack } from '@fichero/kit/ui'
import { EditFichaButton } from '../edit/edit-ficha-button'
import { HistorySection } from '../history/history-section'
import { DisabledNotice } from '../states/disabled-notice'
import { FichaStateButton } from '../states/ficha-state-button'
import { ApprenticesSection } from './apprentices-section'
import { CreationNotice } from './creation-notice'
import { FichaFacts } from './ficha-facts'
import { PrintFooter } from './print-footer'

export function FichaView({ ficha }: { ficha: FichaAnswer }) {
  const { t } = useTranslation('fichas')
  const programName = useProgramName()
  const canImport = ficha.can.importEvaluations
  const nro = String(ficha.nro_ficha)
  const isOpen = ficha.estado === 'habilitado'
  return (
    <>
      <PageHeader
        tab={t('detail.named', { nro_ficha: nro })}
        isTabInTitle
        title={programName(ficha.programa_formacion)}
        description={
          <StatusBadge tone={isOpen ? 'green' : 'neutral'}>
            {isOpen ? t('detail.open') : t('detail.closed')}
          </StatusBadge>
        }
        breadcrumbs={[
          { label: t('list.title'), to: `${PATHS.fichas}?programId=${ficha.id_programa_formacion}` },
          { label: nro },
        ]}
        actions={
          <>
            {canImport && <FilesButton to={loadsPath(nro)} label={t('loads.action')} />}
            <DownloadButton call={exportFicha} input={{ params: { nroFicha: nro } }}>
              {t('export.action')}
            </DownloadButton>
            <EditFichaButton ficha={ficha} />
            <FichaStateButton ficha={ficha} verb="disable" />
            <Button variant="default" leftSection={<IconPrinter />} onClick={() => window.print()}>
              {t('print.action')}
            </Button>
          </>
        }
      />
      <DisabledNotice ficha={ficha} />
      <CreationNotice ficha={ficha} />
      <Stack gap="lg">
        <FichaFacts ficha={ficha} />
        <ApprenticesSection ficha={ficha} />
        <HistorySection nroFicha={ficha.nro_ficha} />
      </Stack>
      <PrintFooter report={ficha.ultimo_reporte} />
    </>
  )
}

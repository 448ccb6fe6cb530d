import { getImportChanges } from '@fichero/contract/calls/imports.calls'
import type { ImportReport } from '@fichero/contract/imports.schema'
import { fichaPath, missingPath } from '@fichero/contract/paths'
import { useTranslation } from '@fichero/kit/i18n'
import { ImportReportView } from '@fichero/kit/import'
import { Link } from '@fichero/kit/router'
import { Button, Group } from '@fichero/kit/ui'
import { UndoLoad } from '../history/undo-load'
import { AbsentDone } from './absent-done'
import type { Said } from './plan'
import { RejectedEvaluations } from './rejected-evaluations'
import { WhoAndWhat } from './who-and-what'

interface ReportDoneProps {
  nroFicha: number
  report: ImportReport
  file: File
  said: Said
  onRemove: () => void
  onUndone: () => void
}

/** Stays until the user dismisses it or takes the load back. */
export function ReportDone({ nroFicha, report, file, said, onRemove, onUndone }: ReportDoneProps) {
  const { t } = useTranslation('fichas')
  return (
    <>
      <ImportReportView
        report={report}
        tools={<RejectedEvaluations nroFicha={nroFicha} of={{ file, report, said }} />}
      />
      {report.ausentes && <AbsentDone absent={report.ausentes} />}
      <Group gap="sm">
        {report.tipo === 'juicios' ? (
          <Button component={Link} to={missingPath(nroFicha)}>
            {t('missing.see')}
          </Button>
        ) : (
          <Button component={Link} to={fichaPath(nroFicha)}>
            {t('create.openExisting', { nro_ficha: nroFicha })}
          </Button>
        )}
        <Button variant="default" onClick={onRemove}>
          {t('evaluations.dismiss')}
        </Button>
        {report.id !== null && <UndoLoad nroFicha={nroFicha} id={report.id} onUndone={onUndone} />}
      </Group>
      {report.id !== null && (
        <WhoAndWhat of={report.archivo} call={getImportChanges} params={{ nroFicha, id: report.id }} />
      )}
    </>
  )
}

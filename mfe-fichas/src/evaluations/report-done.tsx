import { getImportChanges } from '@fichero/contract/calls/imports.calls'
import type { ImportReport } from '@fichero/contract/imports.schema'
import { fichaInstructorsPath, fichaPath, missingPath } from '@fichero/contract/paths'
import { useTranslation } from '@fichero/kit/i18n'
import { ImportReportView } from '@fichero/kit/import'
import { Link } from '@fichero/kit/router'
import { Button, Group } from '@fichero/kit/ui'
import { UndoLoad } from '../history/undo-load'
import { AppliedDecisions } from './applied-decisions'
import { ChangesSection } from './changes-section'
import type { FileAnswers } from './load'
import { RejectedEvaluationsDownload } from './rejected-evaluations-download'

interface ReportDoneProps {
  nroFicha: number
  report: ImportReport
  file: File
  fileAnswers: FileAnswers
  onRemove: () => void
  onUndone: () => void
}

/** The result of an import, until the user dismisses the result or undoes the import. */
export function ReportDone({ nroFicha, report, file, fileAnswers, onRemove, onUndone }: ReportDoneProps) {
  const { t } = useTranslation('fichas')
  return (
    <>
      <ImportReportView
        report={report}
        tools={<RejectedEvaluationsDownload nroFicha={nroFicha} source={{ file, report, fileAnswers }} />}
      />
      {report.ausentes && <AppliedDecisions absent={report.ausentes} />}
      <Group gap="sm">
        {report.tipo === 'juicios' && (
          <Button component={Link} to={missingPath(nroFicha)}>
            {t('missing.see')}
          </Button>
        )}
        {report.tipo === 'aprendices' && (
          <Button component={Link} to={fichaPath(nroFicha)}>
            {t('create.openExisting', { nro_ficha: nroFicha })}
          </Button>
        )}
        {report.tipo === 'instructores' && (
          <Button component={Link} to={fichaInstructorsPath(nroFicha)}>
            {t('scheduled.see')}
          </Button>
        )}
        <Button variant="default" onClick={onRemove}>
          {t('evaluations.dismiss')}
        </Button>
        {report.id !== null && <UndoLoad nroFicha={nroFicha} id={report.id} onUndone={onUndone} />}
      </Group>
      {report.id !== null && report.tipo !== 'instructores' && (
        <ChangesSection of={report.archivo} call={getImportChanges} params={{ nroFicha, id: report.id }} />
      )}
    </>
  )
}

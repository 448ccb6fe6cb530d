import type { DateOrder } from '@fichero/contract/enums'
import type { FileReading } from '@fichero/contract/imports.schema'
import { fichaPath } from '@fichero/contract/paths'
import { ApiError } from '@fichero/kit/api'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { asksDates, DatesQuestion, ImportReportView, SamePeople } from '@fichero/kit/import'
import { Link } from '@fichero/kit/router'
import { Alert, Anchor, Button, Stack, Text } from '@fichero/kit/ui'
import { useEffect, useRef } from 'react'
import type { CreateFichaValues } from './create-ficha-values'
import { ProgramOfVersion } from './program-of-version'
import { RejectedCreationDownload } from './rejected-creation-download'
import type { Accepted } from './use-create-ficha-form'

interface CreateFichaRefusalProps {
  error: unknown
  values: CreateFichaValues
  /** How the file was read. */
  reading: FileReading
  /** The options that the rejected request already had. */
  accepted: Accepted
  /** Called to submit again with one more option. */
  onAccept: (option: keyof Accepted) => void
  onDates: (order: DateOrder) => void
  /** Called to select another program in the form. */
  onProgram: (id: number) => void
}

/** Shows why a ficha could not be created, with the actions that can resolve the error. */
export function CreateFichaRefusal({
  error,
  values,
  reading,
  accepted,
  onAccept,
  onDates,
  onProgram,
}: CreateFichaRefusalProps) {
  const { t } = useTranslation('fichas')
  const errorText = useErrorText()
  const box = useRef<HTMLDivElement>(null)
  // Scrolls the error into view, because it is rendered below the form fields.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const refusal = error instanceof ApiError ? error.body : undefined
  const report = refusal?.reporte
  const existing = refusal?.code === 'ficha_exists' ? refusal.params?.nro_ficha : undefined
  return (
    <Stack gap="md" my="md" ref={box}>
      {asksDates(error) && <DatesQuestion error={error} onAnswer={onDates} />}
      {!asksDates(error) && (
        <Alert color="red" role="alert" title={t('create.failed')}>
          <Text size="sm">{report ? t('create.partialOffer') : errorText(error)}</Text>
          {existing !== undefined && (
            <Anchor component={Link} to={fichaPath(existing)} size="sm">
              {t('create.openExisting', { nro_ficha: existing })}
            </Anchor>
          )}
        </Alert>
      )}
      {report && <SamePeople report={report} isSaid={false} onSay={() => onAccept('renombrar')} />}
      {report && (
        <ImportReportView
          report={report}
          isNewFicha
          tools={
            values.archivo_excel &&
            !values.isNewProgram && (
              <RejectedCreationDownload
                {...values}
                file={values.archivo_excel}
                reading={reading}
                renombrar={accepted.renombrar}
              />
            )
          }
        />
      )}
      {report && report.rechazados < report.filas && (
        <div>
          <Button variant="default" onClick={() => onAccept('parcial')}>
            {t('kit:partialImport')}
          </Button>
        </div>
      )}
      {refusal?.code === 'ficha_other_version' && (
        <ProgramOfVersion version={String(refusal.params?.recibido)} program={refusal.programa} onProgram={onProgram} />
      )}
      {(refusal?.code === 'program_differs' || refusal?.code === 'dates_differ') && (
        <div>
          <Button variant="default" onClick={() => onAccept('forzar')}>
            {t('create.anyway')}
          </Button>
        </div>
      )}
    </Stack>
  )
}

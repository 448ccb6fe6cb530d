import { exportTemplate } from '@fichero/contract/calls/programs.calls'
import { APPROVAL_LINK_MS, MAX_LOADED_PEOPLE, MAX_PEOPLE_FILE } from '@fichero/contract/limits'
import { useCentres, useSendsMail } from '@fichero/kit/api'
import { DownloadButton } from '@fichero/kit/download'
import { FormActions } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { asksDates, DatesQuestion, FileDrop, UploadProgress } from '@fichero/kit/import'
import { Alert, Stack, Text } from '@fichero/kit/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { LoadFailure } from './load-failure'
import { LoadPlan } from './load-plan'
import { useLoadPeople } from './use-load-people'

const HOUR_MS = 60 * 60 * 1000

/** Form that imports people from a file. Choosing a file starts a dry run; the submit button imports the file. */
export function LoadForm({ onBusy }: { onBusy: (busy: boolean) => void }) {
  const { t } = useTranslation('instructors')
  const errorText = useErrorText()
  const sendsMail = useSendsMail()
  const people = useLoadPeople()
  const { file, read, answers, addAnswers, report, isChanged, unreadable, isReading, isLoading, sent, failed, load } =
    people
  const ofCentres = useCentres().length > 0 ? t('load.hintCentres') : ''
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    onBusy(isLoading)
    return () => onBusy(false)
  }, [onBusy, isLoading])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(file === null)
    load()
  }
  const hasNothingToImport = unreadable !== null || report?.registros.nuevos === 0
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <div>
          <Text size="sm">{t('load.what', { hours: APPROVAL_LINK_MS / HOUR_MS })}</Text>
          {sendsMail !== undefined && <Text size="sm">{t(sendsMail ? 'load.mails' : 'load.handOver')}</Text>}
        </div>
        <FileDrop
          label={t('load.file')}
          required
          hint={`${t('load.hint', { max: MAX_LOADED_PEOPLE })} ${ofCentres}`.trim()}
          maxBytes={MAX_PEOPLE_FILE}
          value={file}
          onChange={(chosen) => {
            setMissing(false)
            read(chosen)
          }}
          error={isMissing ? t('kit:field.file_required') : undefined}
          disabled={isLoading}
        />
        {!file && (
          <div>
            <DownloadButton call={exportTemplate} input={{ params: { tipo: 'personas' } }} size="xs">
              {t('kit:template.personas')}
            </DownloadButton>
          </div>
        )}
        {isReading && <UploadProgress sent={sent} />}
        {asksDates(unreadable) && <DatesQuestion error={unreadable} onAnswer={(fechas) => addAnswers({ fechas })} />}
        {unreadable && !asksDates(unreadable) && (
          <Alert color="red" role="alert" title={t('kit:file.refused')}>
            {errorText(unreadable)}
          </Alert>
        )}
        {isChanged && (
          <Alert color="orange" role="alert" title={t('load.changed')}>
            {t('load.changedHelp')}
          </Alert>
        )}
        {file && report && (
          <LoadPlan report={report} newPeople={people.newPeople} file={file} answers={answers} onAnswers={addAnswers} />
        )}
        {isLoading && <UploadProgress sent={sent} work={t('load.working')} />}
        {failed && <LoadFailure error={failed} />}
      </Stack>
      {!hasNothingToImport && (
        <FormActions
          submitLabel={report && report.rechazados > 0 ? t('load.submitValid') : t('load.submit')}
          busy={isLoading || isReading}
        />
      )}
    </form>
  )
}

import { hiddenRowsOf } from '@fichero/contract/file-reading'
import { MAX_PEOPLE_FILE } from '@fichero/contract/limits'
import { PATHS } from '@fichero/contract/paths'
import { fileInMemory, useHandedFiles } from '@fichero/kit/files'
import { FormActions, FormAlert } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { asksDates, DatesQuestion, FileDrop, HiddenRows, UploadProgress } from '@fichero/kit/import'
import { Stack, Text } from '@fichero/kit/ui'
import { type FormEvent, useState } from 'react'
import { LoadedSteps } from './loaded-steps'
import { StepsPlan } from './steps-plan'
import { useLoadSteps } from './use-load-steps'

/** Form that records the days of a workbook. Choosing a file starts a dry run; the submit button loads the file. */
export function LoadStepsForm() {
  const { t } = useTranslation('fichas')
  const errorText = useErrorText()
  const { file, read, reading, addAnswers, plan, done, unreadable, isReading, isLoading, sent, failed, load } =
    useLoadSteps()
  const [isMissing, setMissing] = useState(false)
  useHandedFiles(PATHS.tytBoard, async ([first]) => read(first ? await fileInMemory(first) : null))
  if (done) return <LoadedSteps loaded={done} onAnother={() => read(null)} />
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(file === null)
    if (plan) load(plan)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm">{t('tytLoad.what')}</Text>
        <FileDrop
          label={t('tytLoad.file')}
          required
          hint={t('tytLoad.hint')}
          maxBytes={MAX_PEOPLE_FILE}
          value={file}
          onChange={(chosen) => {
            setMissing(false)
            read(chosen)
          }}
          error={isMissing ? t('kit:field.file_required') : undefined}
          disabled={isLoading}
        />
        {isReading && <UploadProgress sent={sent} />}
        {asksDates(unreadable) && <DatesQuestion error={unreadable} onAnswer={(fechas) => addAnswers({ fechas })} />}
        {unreadable && !asksDates(unreadable) && (
          <FormAlert color="red" title={t('kit:file.refused')}>
            {errorText(unreadable)}
          </FormAlert>
        )}
        {plan && (
          <>
            <StepsPlan plan={plan} />
            <HiddenRows
              hidden={hiddenRowsOf(plan.reporte.avisos)}
              isTaken={reading.ocultas === true}
              onTake={(isTaken) => addAnswers({ ocultas: isTaken || undefined })}
            />
          </>
        )}
        {isLoading && <UploadProgress sent={sent} work={t('tytLoad.working')} />}
        {failed && (
          <FormAlert color="red" title={t('tytLoad.failed')}>
            {errorText(failed)}
          </FormAlert>
        )}
      </Stack>
      {!unreadable && plan?.reporte.registros.cambiados !== 0 && (
        <FormActions
          submitLabel={plan && plan.reporte.rechazados > 0 ? t('tytLoad.submitValid') : t('tytLoad.submit')}
          busy={isLoading || isReading}
        />
      )}
    </form>
  )
}

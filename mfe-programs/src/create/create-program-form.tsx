import { createProgram, exportTemplate, readProgramFile } from '@fichero/contract/calls/programs.calls'
import { type FormValues, formValues } from '@fichero/contract/fields'
import { MAX_PROGRAM_FILE } from '@fichero/contract/limits'
import { PROGRAM_FIELDS } from '@fichero/contract/program.fields'
import type { CreateProgramAnswer, ProgramFileAnswer } from '@fichero/contract/programs.schema'
import { useCallMutation } from '@fichero/kit/api'
import { DownloadButton } from '@fichero/kit/download'
import { Fieldset, ProgramFields } from '@fichero/kit/fields'
import { draftKey, FormActions, FormProblems, useApiForm } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { FileDrop, keepSentFile, RejectedRows, UploadProgress, useFileSays, Warnings } from '@fichero/kit/import'
import { createProgramForm } from '@fichero/kit/schemas'
import { Alert, Stack } from '@fichero/kit/ui'
import { useEffect, useRef } from 'react'
import { RejectedDesignDownload } from '../design/rejected-design-download'
import { CreateProgramRefusal } from './create-program-refusal'
import { FileSummary } from './file-summary'

/** The fields as typed: the schema parses texts such as `3.984 horas`. */
interface CreateProgramValues extends FormValues<typeof PROGRAM_FIELDS> {
  archivo_excel: File | null
}

/** Not exported: the development server keeps what is typed only if a module exports components alone. */
const NO_VALUES: CreateProgramValues = { ...formValues(PROGRAM_FIELDS), archivo_excel: null }

interface CreateProgramFormProps {
  onBusy: (busy: boolean) => void
  onCreated: (answer: CreateProgramAnswer) => void
}

/** True if every field has a value. */
const isComplete = (values: object) => Object.values(values).every((value) => value !== '' && value !== null)

/** Values that a file fills in. The user may change the name; code and version are read from the file. */
const valuesFrom = ({ nombre }: ProgramFileAnswer): { nombrePrograma?: string } =>
  nombre === null ? {} : { nombrePrograma: nombre }

export function CreateProgramForm({ onBusy, onCreated }: CreateProgramFormProps) {
  const { t } = useTranslation('programs')
  const errorText = useErrorText()
  const { mutateAsync, sent } = useCallMutation(createProgram)
  const sentFile = useRef<File>(null)
  const { form, formProps, submitAs, isBusy, problems, refusal, clearRefusal } = useApiForm({
    draft: draftKey(createProgram),
    initialValues: NO_VALUES,
    schema: createProgramForm,
    send: ({ archivo_excel, ...data }, variant?: 'parcial') => {
      sentFile.current = archivo_excel
      return mutateAsync({
        data,
        file: archivo_excel as File,
        query: { parcial: variant === 'parcial' || undefined },
      })
    },
    onDone: (answer) => {
      keepSentFile(answer.reporte, sentFile.current)
      onCreated(answer)
    },
  })
  useEffect(() => onBusy(isBusy), [onBusy, isBusy])
  const file = useFileSays(readProgramFile, form, valuesFrom)
  const chosen = form.values.archivo_excel
  return (
    <form {...formProps}>
      <Fieldset variant="unstyled" disabled={isBusy}>
        <Stack gap="md">
          <FormProblems
            title={t(isComplete(form.values) ? 'create.failed' : 'kit:incomplete.all_fields_and_file')}
            problems={problems}
          />
          <FileDrop
            {...form.getInputProps('archivo_excel')}
            value={chosen}
            label={t('create.file')}
            required
            hint={t('create.fileHint')}
            maxBytes={MAX_PROGRAM_FILE}
            onChange={(next: File | null) => {
              form.setFieldValue('archivo_excel', next)
              // The error belongs to the previous file.
              clearRefusal()
              file.read(next)
            }}
            disabled={isBusy}
          />
          {!chosen && (
            <div>
              <DownloadButton call={exportTemplate} input={{ params: { tipo: 'programa' } }} size="xs">
                {t('kit:template.programa')}
              </DownloadButton>
            </div>
          )}
          {file.isReading && <UploadProgress sent={file.sent} />}
          {file.error && !refusal && (
            <Alert color="red" role="alert" title={t('kit:file.refused')}>
              {errorText(file.error)}
            </Alert>
          )}
          {file.says && <FileSummary content={file.says} />}
          {file.says && !refusal && (
            <>
              <RejectedRows report={file.says.reporte} tools={chosen && <RejectedDesignDownload file={chosen} />} />
              <Warnings report={file.says.reporte} />
            </>
          )}
          <ProgramFields form={form} />
        </Stack>
      </Fieldset>
      {isBusy && <UploadProgress sent={sent} />}
      {refusal && <CreateProgramRefusal error={refusal.error} file={chosen} onPartial={() => submitAs('parcial')} />}
      <FormActions submitLabel={t('create.submit')} busy={isBusy || file.isReading} />
    </form>
  )
}

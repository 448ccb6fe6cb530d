import { readFichaFile } from '@fichero/contract/calls/fichas.calls'
import type { DateOrder } from '@fichero/contract/enums'
import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import type { FileReading } from '@fichero/contract/imports.schema'
import { MAX_APPRENTICES_FILE } from '@fichero/contract/limits'
import { Fieldset } from '@fichero/kit/fields'
import { FormActions, FormProblems } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { asksDates, DatesQuestion, FileDrop, HiddenRows, UploadProgress, useFileSays } from '@fichero/kit/import'
import { useCan } from '@fichero/kit/session'
import { Alert, Button, Stack, Text, TextInput } from '@fichero/kit/ui'
import type { Choices } from '../form/ficha-choices'
import { FichaFields } from '../form/ficha-fields'
import { Contradiction } from './contradiction'
import { CreateFichaRefusal } from './create-ficha-refusal'
import { FileSummary } from './file-summary'
import { hasNewProgram, valuesOfFile } from './file-values'
import { NewProgram } from './new-program'
import { type ParsedFile, useCreateFichaForm } from './use-create-ficha-form'

interface CreateFichaFormProps {
  choices: Choices
  /** The file, if the API has read it before the form opened. */
  parsedFile?: ParsedFile
}

/** The form that creates a ficha from a file. The file fills in the fields that it contains. */
export function CreateFichaForm({ choices, parsedFile }: CreateFichaFormProps) {
  const { t } = useTranslation('fichas')
  const errorText = useErrorText()
  const { form, formProps, accept, accepted, isBusy, problems, refusal, clearRefusal, reading, setReading, sent } =
    useCreateFichaForm(parsedFile)
  const file = useFileSays(readFichaFile, form, valuesOfFile)
  const readFile = (chosen: File | null, how: FileReading = {}) => {
    // Clears an error about the previous file, or about the date order that the user has just answered.
    clearRefusal()
    setReading(how)
    file.read(chosen, how)
  }
  const content = parsedFile?.content ?? file.says
  const mayCreateProgram = useCan('programs:create')
  const makeProgram = ({ programa }: FichaFileAnswer) => {
    form.setFieldValue('isNewProgram', true)
    if (form.values.nombrePrograma === '') form.setFieldValue('nombrePrograma', programa ?? '')
  }
  const isNewProgram = form.values.isNewProgram && content !== undefined
  const answerDates = (fechas: DateOrder) => readFile(form.values.archivo_excel, { ...reading, fechas })
  const note = (field: string) =>
    field === 'oferta' ? (
      <Text size="xs" c="dimmed" mt={4}>
        {t('proposal.oferta')}
      </Text>
    ) : field === 'nroFicha' ||
      field === 'idProgramaFormacion' ||
      field === 'fechaInicioLectiva' ||
      field === 'fechaFinFicha' ? (
      <Contradiction field={field} values={form.values} content={content} onUse={form.setFieldValue} />
    ) : null
  return (
    <form {...formProps}>
      <Fieldset variant="unstyled" disabled={isBusy}>
        <Stack gap="md">
          <FormProblems title={t('create.failed')} problems={problems} withMessages />
          {!parsedFile && (
            <>
              <FileDrop
                {...form.getInputProps('archivo_excel')}
                value={form.values.archivo_excel}
                label={t('create.file')}
                required
                hint={t('create.fileHint')}
                maxBytes={MAX_APPRENTICES_FILE}
                onChange={(chosen: File | null) => {
                  form.setFieldValue('archivo_excel', chosen)
                  readFile(chosen)
                }}
                disabled={isBusy}
              />
              {file.isReading && <UploadProgress sent={file.sent} />}
              {asksDates(file.error) && !refusal && <DatesQuestion error={file.error} onAnswer={answerDates} />}
              {file.error && !asksDates(file.error) && !refusal && (
                <Alert color="red" role="alert" title={t('kit:file.refused')}>
                  {errorText(file.error)}
                </Alert>
              )}
              {file.says && <FileSummary content={file.says} />}
              <HiddenRows
                hidden={file.says?.ocultas}
                isTaken={reading.ocultas === true}
                onTake={(isTaken) => readFile(form.values.archivo_excel, { ...reading, ocultas: isTaken || undefined })}
              />
            </>
          )}
          {(!parsedFile || content?.nro_ficha == null) && (
            <div>
              <TextInput
                {...form.getInputProps('nroFicha')}
                label={t('kit:label.nro_ficha')}
                description={t('create.numberHint')}
                inputMode="numeric"
                autoComplete="off"
                required
              />
              {note('nroFicha')}
            </div>
          )}
          {!isNewProgram && content && mayCreateProgram && hasNewProgram(content) && (
            <div>
              <Button variant="default" size="compact-sm" onClick={() => makeProgram(content)}>
                {t('newProgram.make', { name: content.programa })}
              </Button>
            </div>
          )}
          <FichaFields
            form={form}
            {...choices}
            note={note}
            program={
              isNewProgram && (
                <NewProgram form={form} content={content} onLeave={() => form.setFieldValue('isNewProgram', false)} />
              )
            }
          />
        </Stack>
      </Fieldset>
      {isBusy && <UploadProgress sent={sent} />}
      {refusal && (
        <CreateFichaRefusal
          error={refusal.error}
          values={form.values}
          reading={reading}
          accepted={accepted}
          onAccept={accept}
          onDates={answerDates}
          onProgram={(id) => {
            form.setFieldValue('idProgramaFormacion', String(id))
            clearRefusal()
          }}
        />
      )}
      <FormActions submitLabel={t(parsedFile ? 'create.submitRead' : 'create.submit')} busy={isBusy || file.isReading}>
        {parsedFile && (
          <Button variant="default" onClick={parsedFile.onLeave} disabled={isBusy}>
            {t('evaluations.leave')}
          </Button>
        )}
      </FormActions>
    </form>
  )
}

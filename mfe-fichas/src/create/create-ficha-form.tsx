import { readFichaFile } from '@fichero/contract/calls/fichas.calls'
import type { DateOrder } from '@fichero/contract/enums'
import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import { MAX_APPRENTICES_FILE } from '@fichero/contract/limits'
import { Fieldset } from '@fichero/kit/fields'
import { FormActions, FormProblems } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { asksDates, DatesQuestion, FileDrop, UploadProgress, useFileSays } from '@fichero/kit/import'
import { useCan } from '@fichero/kit/session'
import { Alert, Button, Stack, TextInput } from '@fichero/kit/ui'
import type { Choices } from '../form/ficha-choices'
import { FichaFields } from '../form/ficha-fields'
import { Contradiction } from './contradiction'
import { CreateFichaRefusal } from './create-ficha-refusal'
import { bringsProgram, toldBy } from './file-says'
import { FileSummary } from './file-summary'
import { NewProgram } from './new-program'
import { Proposal } from './proposal'
import { type ReadFile, useCreateFichaForm } from './use-create-ficha-form'
import { useProposals } from './use-proposals'

interface CreateFichaFormProps {
  choices: Choices
  /** The file, if it was read before. */
  read?: ReadFile
}

export function CreateFichaForm({ choices, read }: CreateFichaFormProps) {
  const { t } = useTranslation('fichas')
  const errorText = useErrorText()
  const { form, formProps, accept, accepted, isBusy, problems, refusal, clearRefusal, fechas, setFechas, sent } =
    useCreateFichaForm(read)
  const file = useFileSays(readFichaFile, form, toldBy)
  const readFile = (chosen: File | null, order?: DateOrder) => {
    // The error belongs to the previous file, or to what was not known of this one.
    clearRefusal()
    setFechas(order)
    file.read(chosen, { fechas: order })
  }
  const says = read?.says ?? file.says
  const mayCreateProgram = useCan('programs:create')
  const makeProgram = ({ programa }: FichaFileAnswer) => {
    form.setFieldValue('isNewProgram', true)
    if (form.values.nombrePrograma === '') form.setFieldValue('nombrePrograma', programa ?? '')
  }
  useProposals(form)
  const isNewProgram = form.values.isNewProgram && says !== undefined
  const answerDates = (order: DateOrder) => readFile(form.values.archivo_excel, order)
  const note = (field: string) =>
    field === 'etapa' || field === 'oferta' ? (
      <Proposal field={field} values={form.values} />
    ) : field === 'nroFicha' ||
      field === 'idProgramaFormacion' ||
      field === 'fechaInicioLectiva' ||
      field === 'fechaFinFicha' ? (
      <Contradiction field={field} values={form.values} says={says} onUse={form.setFieldValue} />
    ) : null
  return (
    <form {...formProps}>
      <Fieldset variant="unstyled" disabled={isBusy}>
        <Stack gap="md">
          <FormProblems title={t('create.failed')} problems={problems} withMessages />
          {!read && (
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
              {file.says && <FileSummary says={file.says} />}
            </>
          )}
          {(!read || says?.nro_ficha == null) && (
            <div>
              <TextInput
                {...form.getInputProps('nroFicha')}
                label={t('field.number')}
                description={t('create.numberHint')}
                inputMode="numeric"
                autoComplete="off"
                withAsterisk
              />
              {note('nroFicha')}
            </div>
          )}
          {!isNewProgram && says && mayCreateProgram && bringsProgram(says) && (
            <div>
              <Button variant="default" size="compact-sm" onClick={() => makeProgram(says)}>
                {t('newProgram.make', { name: says.programa })}
              </Button>
            </div>
          )}
          <FichaFields
            form={form}
            {...choices}
            note={note}
            program={
              isNewProgram && (
                <NewProgram form={form} says={says} onLeave={() => form.setFieldValue('isNewProgram', false)} />
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
          fechas={fechas}
          accepted={accepted}
          onAccept={accept}
          onDates={answerDates}
          onProgram={(id) => {
            form.setFieldValue('idProgramaFormacion', String(id))
            clearRefusal()
          }}
        />
      )}
      <FormActions submitLabel={t(read ? 'create.submitRead' : 'create.submit')} busy={isBusy || file.isReading}>
        {read && (
          <Button variant="default" onClick={read.onLeave} disabled={isBusy}>
            {t('evaluations.leave')}
          </Button>
        )}
      </FormActions>
    </form>
  )
}

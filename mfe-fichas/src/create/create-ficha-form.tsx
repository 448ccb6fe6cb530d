import { MAX_APPRENTICES_FILE } from '@fichero/contract/limits'
import { Fieldset } from '@fichero/kit/fields'
import { FormActions, FormProblems } from '@fichero/kit/form'
import { useTranslation } from '@fichero/kit/i18n'
import { FileDrop, UploadProgress } from '@fichero/kit/import'
import { Stack, TextInput } from '@fichero/kit/ui'
import type { Choices } from '../form/ficha-choices'
import { FichaFields } from '../form/ficha-fields'
import { CreateFichaRefusal } from './create-ficha-refusal'
import { useCreateFichaForm } from './use-create-ficha-form'

interface CreateFichaFormProps {
  choices: Choices
  programId: number | undefined
}

export function CreateFichaForm({ choices, programId }: CreateFichaFormProps) {
  const { t } = useTranslation('fichas')
  const { form, formProps, accept, isBusy, problems, refusal, clearRefusal, sent } = useCreateFichaForm(programId)
  return (
    <form {...formProps}>
      <Fieldset variant="unstyled" disabled={isBusy}>
        <Stack gap="md">
          <FormProblems title={t('create.failed')} problems={problems} />
          <TextInput
            {...form.getInputProps('nroFicha')}
            label={t('field.number')}
            description={t('create.numberHint')}
            inputMode="numeric"
            autoComplete="off"
            withAsterisk
            data-autofocus
          />
          <FichaFields form={form} {...choices} />
          <FileDrop
            {...form.getInputProps('archivo_excel')}
            value={form.values.archivo_excel}
            label={t('create.file')}
            required
            hint={t('create.fileHint')}
            maxBytes={MAX_APPRENTICES_FILE}
            onChange={(chosen: File | null) => {
              form.setFieldValue('archivo_excel', chosen)
              // The error belongs to the previous file.
              clearRefusal()
            }}
            disabled={isBusy}
          />
        </Stack>
      </Fieldset>
      {isBusy && <UploadProgress sent={sent} />}
      {refusal && <CreateFichaRefusal error={refusal.error} onAccept={accept} />}
      <FormActions submitLabel={t('create.submit')} busy={isBusy} />
    </form>
  )
}

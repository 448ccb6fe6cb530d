import { MAX_APPRENTICES_FILE } from '@fichero/contract/limits'
import type { Program } from '@fichero/contract/programs.schema'
import type { ListedUser } from '@fichero/contract/users.schema'
import { Fieldset } from '@fichero/kit/fields'
import { FormActions, FormProblems } from '@fichero/kit/form'
import { useTranslation } from '@fichero/kit/i18n'
import { FileDrop, UploadProgress } from '@fichero/kit/import'
import { Stack } from '@fichero/kit/ui'
import { CreateFichaFields } from './create-ficha-fields'
import { CreateFichaRefusal } from './create-ficha-refusal'
import { useCreateFichaForm } from './use-create-ficha-form'

interface CreateFichaFormProps {
  users: ListedUser[]
  programs: Program[]
  programId: number | undefined
}

export function CreateFichaForm({ users, programs, programId }: CreateFichaFormProps) {
  const { t } = useTranslation('fichas')
  const { form, formProps, accept, isBusy, problems, refusal, clearRefusal, sent } = useCreateFichaForm(programId)
  return (
    <form {...formProps}>
      <Fieldset variant="unstyled" disabled={isBusy}>
        <Stack gap="md">
          <FormProblems title={t('create.failed')} problems={problems} />
          <CreateFichaFields form={form} users={users} programs={programs} />
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

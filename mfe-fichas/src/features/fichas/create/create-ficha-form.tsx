import { MAX_APPRENTICES_FILE, SPREADSHEET_EXTENSIONS } from '@fichero/contract/limits'
import type { Program } from '@fichero/contract/programs.schema'
import type { User } from '@fichero/contract/users.schema'
import { Fieldset } from '@fichero/kit/fields'
import { FormActions } from '@fichero/kit/form'
import { useTranslation } from '@fichero/kit/i18n'
import { FileDrop, UploadProgress } from '@fichero/kit/import'
import { Stack } from '@fichero/kit/ui'
import { CreateFichaFields } from './create-ficha-fields'
import { CreateFichaRefusal } from './create-ficha-refusal'
import { useCreateFichaForm } from './use-create-ficha-form'

interface CreateFichaFormProps {
  users: User[]
  programs: Program[]
  programId: number | undefined
  onCancel: () => void
}

export function CreateFichaForm({ users, programs, programId, onCancel }: CreateFichaFormProps) {
  const { t } = useTranslation('fichas')
  const { form, creation, submit, submitValidRows } = useCreateFichaForm(programId)
  const file = form.getInputProps('archivo_excel')
  return (
    <form onSubmit={submit} noValidate>
      <Fieldset variant="unstyled" disabled={creation.isPending}>
        <Stack gap="md">
          <CreateFichaFields form={form} users={users} programs={programs} />
          <FileDrop
            label={t('create.file')}
            required
            hint={t('create.fileHint')}
            accept={[...SPREADSHEET_EXTENSIONS]}
            maxBytes={MAX_APPRENTICES_FILE}
            value={form.values.archivo_excel}
            onChange={(chosen: File | null) => form.setFieldValue('archivo_excel', chosen)}
            error={file.error}
            disabled={creation.isPending}
          />
        </Stack>
      </Fieldset>
      {creation.isPending && <UploadProgress sent={creation.sent} />}
      {creation.error && <CreateFichaRefusal error={creation.error} onCreateValid={submitValidRows} />}
      <FormActions submitLabel={t('create.submit')} busy={creation.isPending} onCancel={onCancel} />
    </form>
  )
}

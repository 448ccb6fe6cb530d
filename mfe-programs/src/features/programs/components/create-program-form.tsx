import { NIVELES } from '@fichero/contract/enums'
import { MAX_PROGRAM_FILE, MAX_PROGRAM_NAME, MAX_TOTAL_HOURS, SPREADSHEET_EXTENSIONS } from '@fichero/contract/limits'
import type { CreateProgramAnswer } from '@fichero/contract/programs.schema'
import { FormActions, fieldError, showFieldErrors, useForm } from '@fichero/kit/form'
import { NumberInput } from '@fichero/kit/heavy-fields'
import { useTranslation } from '@fichero/kit/i18n'
import { FileDrop, UploadProgress } from '@fichero/kit/import'
import { NativeSelect, SimpleGrid, Stack, TextInput } from '@fichero/kit/ui'
import { useEffect } from 'react'
import { useCreateProgram } from '../api/create-program'
import { type CreateProgramValues, NO_VALUES, validateProgram } from '../create-program-values'
import { CreateProgramRefusal } from './create-program-refusal'

interface CreateProgramFormProps {
  onBusy: (busy: boolean) => void
  onCancel: () => void
  onCreated: (answer: CreateProgramAnswer) => void
}

export function CreateProgramForm({ onBusy, onCancel, onCreated }: CreateProgramFormProps) {
  const { t } = useTranslation('programs')
  const { mutate, isPending, error, reset, sent } = useCreateProgram()
  const form = useForm<CreateProgramValues>({ initialValues: NO_VALUES, validate: validateProgram })
  const { archivo_excel: file } = form.values
  useEffect(() => onBusy(isPending), [onBusy, isPending])

  const send = (parcial: boolean) =>
    form.onSubmit(({ nombrePrograma, totalHoras, nivel, archivo_excel }) => {
      if (!archivo_excel) return
      const data = { nombrePrograma, totalHoras: Number(totalHoras), nivel }
      mutate(
        { data, file: archivo_excel, parcial },
        { onSuccess: onCreated, onError: (refusal) => showFieldErrors(form, refusal) },
      )
    })()

  const chooseFile = (chosen: File | null) => {
    form.setFieldValue('archivo_excel', chosen)
    reset()
  }
  const levels = NIVELES.map((nivel) => ({ value: nivel, label: t(`level.${nivel}`) }))

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send(false)
      }}
    >
      <Stack gap="md">
        <TextInput
          label={t('create.name')}
          required
          data-autofocus
          maxLength={MAX_PROGRAM_NAME}
          disabled={isPending}
          {...form.getInputProps('nombrePrograma')}
          error={fieldError(t, form.errors.nombrePrograma)}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <NumberInput
            label={t('create.hours')}
            required
            min={1}
            max={MAX_TOTAL_HOURS}
            allowDecimal={false}
            allowNegative={false}
            hideControls
            clampBehavior="none"
            disabled={isPending}
            {...form.getInputProps('totalHoras')}
            error={fieldError(t, form.errors.totalHoras)}
          />
          <NativeSelect
            label={t('create.level')}
            required
            data={[{ value: '', label: t('create.levelPlaceholder'), disabled: true }, ...levels]}
            disabled={isPending}
            {...form.getInputProps('nivel')}
            error={fieldError(t, form.errors.nivel)}
          />
        </SimpleGrid>
        <FileDrop
          label={t('create.file')}
          required
          hint={t('create.fileHint')}
          accept={[...SPREADSHEET_EXTENSIONS]}
          maxBytes={MAX_PROGRAM_FILE}
          value={file}
          onChange={chooseFile}
          error={fieldError(t, form.errors.archivo_excel)}
          disabled={isPending}
        />
        {isPending && <UploadProgress sent={sent} />}
        {error && !isPending && <CreateProgramRefusal error={error} onPartial={() => send(true)} />}
        <FormActions submitLabel={t('create.submit')} busy={isPending} onCancel={onCancel} />
      </Stack>
    </form>
  )
}

import { createProgram } from '@fichero/contract/calls/programs.calls'
import { NIVELES } from '@fichero/contract/enums'
import { MAX_PROGRAM_FILE, MAX_PROGRAM_NAME, MAX_TOTAL_HOURS } from '@fichero/contract/limits'
import type { CreateProgramAnswer } from '@fichero/contract/programs.schema'
import { useCallMutation } from '@fichero/kit/api'
import { SimpleGrid } from '@fichero/kit/fields'
import { FormActions, FormProblems, useApiForm } from '@fichero/kit/form'
import { NumberInput } from '@fichero/kit/heavy-fields'
import { useTranslation } from '@fichero/kit/i18n'
import { FileDrop, keepSentFile, UploadProgress } from '@fichero/kit/import'
import { createProgramForm } from '@fichero/kit/schemas'
import { NativeSelect, Stack, TextInput } from '@fichero/kit/ui'
import { useEffect, useRef } from 'react'
import { CreateProgramRefusal } from './create-program-refusal'
import { NO_VALUES } from './create-program-values'

interface CreateProgramFormProps {
  onBusy: (busy: boolean) => void
  onCreated: (answer: CreateProgramAnswer) => void
}

export function CreateProgramForm({ onBusy, onCreated }: CreateProgramFormProps) {
  const { t } = useTranslation('programs')
  const { mutateAsync, sent } = useCallMutation(createProgram)
  const file = useRef<File>(null)
  const { form, formProps, submitAs, isBusy, problems, refusal, clearRefusal } = useApiForm({
    initialValues: NO_VALUES,
    schema: createProgramForm,
    send: ({ totalHoras, archivo_excel, ...data }, variant?: 'parcial') => {
      file.current = archivo_excel
      return mutateAsync({
        data: { ...data, totalHoras: Number(totalHoras) },
        file: archivo_excel as File,
        query: { parcial: variant === 'parcial' || undefined },
      })
    },
    onDone: (answer) => {
      keepSentFile(answer.reporte, file.current)
      onCreated(answer)
    },
  })
  useEffect(() => onBusy(isBusy), [onBusy, isBusy])
  const isComplete = Object.values(form.values).every((value) => value !== '' && value !== null)
  const levels = NIVELES.map((nivel) => ({ value: nivel, label: t(`kit:enum.level.${nivel}`) }))

  return (
    <form {...formProps}>
      <Stack gap="md">
        <FormProblems title={t(isComplete ? 'create.failed' : 'create.required')} problems={problems} />
        <TextInput
          label={t('create.name')}
          required
          data-autofocus
          maxLength={MAX_PROGRAM_NAME}
          disabled={isBusy}
          {...form.getInputProps('nombrePrograma')}
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
            disabled={isBusy}
            {...form.getInputProps('totalHoras')}
          />
          <NativeSelect
            label={t('kit:label.level')}
            required
            data={[{ value: '', label: t('create.levelPlaceholder'), disabled: true }, ...levels]}
            disabled={isBusy}
            {...form.getInputProps('nivel')}
          />
        </SimpleGrid>
        <FileDrop
          label={t('create.file')}
          required
          hint={t('create.fileHint')}
          maxBytes={MAX_PROGRAM_FILE}
          {...form.getInputProps('archivo_excel')}
          value={form.values.archivo_excel}
          onChange={(chosen: File | null) => {
            form.setFieldValue('archivo_excel', chosen)
            // The error belongs to the previous file.
            clearRefusal()
          }}
          disabled={isBusy}
        />
        {isBusy && <UploadProgress sent={sent} />}
        {refusal && (
          <CreateProgramRefusal
            error={refusal.error}
            file={form.values.archivo_excel}
            onPartial={() => submitAs('parcial')}
          />
        )}
        <FormActions submitLabel={t('create.submit')} busy={isBusy} />
      </Stack>
    </form>
  )
}

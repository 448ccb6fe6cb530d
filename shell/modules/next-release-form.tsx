import { announceNextRelease } from '@fichero/contract/calls/releases.calls'
import { useCallMutation } from '@fichero/kit/api'
import { DateField, Fieldset } from '@fichero/kit/fields'
import { draftKey, FormActions, FormAlert, FormProblems, useApiForm } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { FileDrop } from '@fichero/kit/import'
import { notifySuccess } from '@fichero/kit/notify'
import { nextReleaseForm } from '@fichero/kit/schemas'
import { Stack } from '@fichero/kit/ui'

interface Values {
  archivo: File | null
  prevista: string
}

/** In bytes. The file has about 10 KB. */
const MAX_FILE = 1024 * 1024

export function NextReleaseForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('modules')
  const errorText = useErrorText()
  const { mutateAsync } = useCallMutation(announceNextRelease)
  const { form, formProps, isBusy, problems, refusal, clearRefusal } = useApiForm<Values, unknown>({
    draft: draftKey(announceNextRelease),
    initialValues: { archivo: null, prevista: '' },
    schema: nextReleaseForm,
    rename: (errors) => (Object.keys(errors).some(isInFile) ? { ...errors, archivo: 'shell_file_invalid' } : errors),
    send: async ({ archivo, prevista }) =>
      mutateAsync({ body: { prevista, anfitrion: await contentOf(archivo as File) } }),
    onDone: () => {
      notifySuccess(t('next.done'))
      onDone()
    },
  })
  return (
    <form {...formProps}>
      <Fieldset variant="unstyled" disabled={isBusy}>
        <Stack gap="md">
          <FormProblems title={t('next.failed')} problems={problems} />
          {refusal && !refusal.isAtField && (
            <FormAlert color="red" title={t('next.failed')}>
              {errorText(refusal.error)}
            </FormAlert>
          )}
          <FileDrop
            {...form.getInputProps('archivo')}
            value={form.values.archivo}
            label={t('next.file')}
            hint={t('next.fileHelp')}
            maxBytes={MAX_FILE}
            extensions={['.json']}
            onChange={(file: File | null) => {
              form.setFieldValue('archivo', file)
              // The error belongs to the previous file.
              clearRefusal()
            }}
            disabled={isBusy}
            required
          />
          <DateField {...form.getInputProps('prevista')} label={t('next.day')} required />
        </Stack>
      </Fieldset>
      <FormActions submitLabel={t('next.submit')} busy={isBusy} />
    </form>
  )
}

const isInFile = (field: string) => field.split('.')[0] === 'anfitrion'

/** Reads a file of JSON. The API refuses any other file, which becomes null. */
const contentOf = async (file: File) => {
  const text = new TextDecoder().decode(await file.arrayBuffer())
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

import { publishDocument } from '@fichero/contract/calls/manuals.calls'
import { DOCUMENT_FIELDS } from '@fichero/contract/document.fields'
import { formValues } from '@fichero/contract/fields'
import { DOCUMENT_EXTENSIONS, MAX_DOCUMENT_FILE } from '@fichero/contract/limits'
import type { DocumentData } from '@fichero/contract/manuals.schema'
import { useCallMutation } from '@fichero/kit/api'
import { Fieldset } from '@fichero/kit/fields'
import { draftKey, FormActions, FormAlert, FormProblems, useApiForm } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { FileDrop, UploadProgress } from '@fichero/kit/import'
import { notifySuccess } from '@fichero/kit/notify'
import { publishDocumentForm } from '@fichero/kit/schemas'
import { Stack } from '@fichero/kit/ui'
import { DocumentFields } from './document-fields'
import { type DocumentValues, isComplete } from './document-values'

interface NewDocument extends DocumentValues {
  archivo: File | null
}

const NONE: NewDocument = { ...formValues(DOCUMENT_FIELDS), archivo: null }

export function PublishDocumentForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('manuals')
  const errorText = useErrorText()
  const { mutateAsync, sent } = useCallMutation(publishDocument)
  const { form, formProps, isBusy, problems, refusal, clearRefusal } = useApiForm({
    draft: draftKey(publishDocument),
    initialValues: NONE,
    schema: publishDocumentForm,
    // The schema has validated the category.
    send: ({ archivo, ...data }) => mutateAsync({ data: data as DocumentData, file: archivo as File }),
    onDone: () => {
      notifySuccess(t('publish.done'))
      onDone()
    },
  })
  return (
    <form {...formProps}>
      <Fieldset variant="unstyled" disabled={isBusy}>
        <Stack gap="md">
          <FormProblems
            title={t(isComplete(form.values) ? 'publish.failed' : 'kit:incomplete.all_fields')}
            problems={problems}
          />
          {refusal && !refusal.isAtField && (
            <FormAlert color="red" title={t('publish.failed')}>
              {errorText(refusal.error)}
            </FormAlert>
          )}
          <FileDrop
            {...form.getInputProps('archivo')}
            value={form.values.archivo}
            label={t('field.file')}
            required
            hint={t('field.fileHint')}
            maxBytes={MAX_DOCUMENT_FILE}
            extensions={DOCUMENT_EXTENSIONS}
            onChange={(file: File | null) => {
              form.setFieldValue('archivo', file)
              // The error belongs to the previous file.
              clearRefusal()
            }}
            disabled={isBusy}
          />
          <DocumentFields form={form} />
        </Stack>
      </Fieldset>
      {isBusy && <UploadProgress sent={sent} />}
      <FormActions submitLabel={t('publish.submit')} busy={isBusy} />
    </form>
  )
}

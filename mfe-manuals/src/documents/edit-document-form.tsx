import { updateDocument } from '@fichero/contract/calls/manuals.calls'
import { DOCUMENT_FIELDS } from '@fichero/contract/document.fields'
import { formValues } from '@fichero/contract/fields'
import { DOCUMENT_EXTENSIONS, MAX_DOCUMENT_FILE } from '@fichero/contract/limits'
import type { DocumentData, ManualDocumentData } from '@fichero/contract/manuals.schema'
import { useCallMutation } from '@fichero/kit/api'
import { Fieldset } from '@fichero/kit/fields'
import { draftKey, EditHead, FormActions, useFieldTexts, useRowForm } from '@fichero/kit/form'
import { useTranslation } from '@fichero/kit/i18n'
import { FileDrop, UploadProgress } from '@fichero/kit/import'
import { notifySuccess } from '@fichero/kit/notify'
import { updateDocumentForm } from '@fichero/kit/schemas'
import { Stack } from '@fichero/kit/ui'
import { useState } from 'react'
import { DocumentFields } from './document-fields'
import { type DocumentValues, isComplete } from './document-values'

interface EditDocumentFormProps {
  initial: ManualDocumentData
  onSaved: () => void
}

/** Form that changes the titles and the category of a document, and optionally replaces the file. */
export function EditDocumentForm({ initial, onSaved }: EditDocumentFormProps) {
  const { t } = useTranslation('manuals')
  const [file, setFile] = useState<File | null>(null)
  const { mutateAsync, sent } = useCallMutation(updateDocument)
  const edit = useRowForm<ManualDocumentData, DocumentValues, unknown>({
    draft: draftKey(updateDocument, { id: initial.id }),
    initial,
    valuesOf: (document) => formValues(DOCUMENT_FIELDS, document),
    schema: updateDocumentForm,
    // The schema has validated the category.
    send: ({ id, version }, values) =>
      mutateAsync({ params: { id }, data: values as DocumentData, ifMatch: version, ...(file && { file }) }),
    onDone: () => {
      notifySuccess(t('replace.done'))
      onSaved()
    },
  })
  const { form, formProps, isBusy, clearRefusal, row, changes } = edit
  return (
    <form {...formProps}>
      <Fieldset variant="unstyled" disabled={isBusy}>
        <Stack gap="md">
          <EditHead
            edit={edit}
            version={row.version}
            form={form}
            {...useFieldTexts(DOCUMENT_FIELDS)}
            failed={t('replace.failed')}
            isIncomplete={!isComplete(form.values)}
          />
          <DocumentFields form={form} />
          <FileDrop
            value={file}
            label={t('field.newFile')}
            hint={t('field.newFileHint', { name: row.archivo })}
            maxBytes={MAX_DOCUMENT_FILE}
            extensions={DOCUMENT_EXTENSIONS}
            onChange={(chosen) => {
              setFile(chosen)
              // The error belongs to the previous file.
              clearRefusal()
            }}
            disabled={isBusy}
          />
        </Stack>
      </Fieldset>
      {isBusy && file && <UploadProgress sent={sent} />}
      <FormActions submitLabel={t(changes ? 'kit:saveAnyway' : 'replace.submit')} busy={isBusy} />
    </form>
  )
}

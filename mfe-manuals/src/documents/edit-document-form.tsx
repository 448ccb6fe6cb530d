import { updateDocument } from '@fichero/contract/calls/manuals.calls'
import { DOCUMENT_FIELDS } from '@fichero/contract/document.fields'
import { formValues } from '@fichero/contract/fields'
import { DOCUMENT_EXTENSIONS, MAX_DOCUMENT_FILE } from '@fichero/contract/limits'
import type { ListedDocument } from '@fichero/contract/manuals.schema'
import { RowForm } from '@fichero/kit/form'
import { useTranslation } from '@fichero/kit/i18n'
import { FileDrop, UploadProgress } from '@fichero/kit/import'
import { updateDocumentForm } from '@fichero/kit/schemas'
import { useState } from 'react'
import { DocumentFields } from './document-fields'

export interface EditDocumentFormProps {
  document: ListedDocument
}

/** Form that changes the titles and the category of a document, and optionally replaces the file. */
export function EditDocumentForm({ document }: EditDocumentFormProps) {
  const { t } = useTranslation('manuals')
  const [file, setFile] = useState<File | null>(null)
  return (
    <RowForm
      update={updateDocument}
      params={{ id: document.id }}
      row={document}
      valuesOf={(stored) => formValues(DOCUMENT_FIELDS, stored)}
      file={file}
      schema={updateDocumentForm}
      fields={DOCUMENT_FIELDS}
      done={t('replace.done')}
      failed={t('replace.failed')}
      failedLater={(reason) => `${t('replace.failed')}. ${reason}`}
      submitLabel={t('replace.submit')}
    >
      {({ form, row, isBusy, clearRefusal, sent }) => (
        <>
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
          {isBusy && file && <UploadProgress sent={sent} />}
        </>
      )}
    </RowForm>
  )
}

import { formDialog } from '@fichero/kit/dialog'
import { useTranslation } from '@fichero/kit/i18n'
import type { EditDocumentFormProps } from './edit-document-form'

/** The dialog with the form that changes a document. */
export const EditDocument = formDialog<EditDocumentFormProps>({
  name: 'manuals/edit-form',
  load: () =>
    import(/* webpackChunkName: "edit-document" */ './edit-document-form').then((part) => part.EditDocumentForm),
  useTitle: () => useTranslation('manuals').t('replace.title'),
})

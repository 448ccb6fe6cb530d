import { formDialog } from '@fichero/kit/dialog'
import { useTranslation } from '@fichero/kit/i18n'
import type { EditCentreFormProps } from './edit-centre-form'

/** The dialog with the form that creates a centre. */
export const CreateCentre = formDialog<{ onClose: () => void }>({
  name: 'instructors/create-centre',
  load: () =>
    import(/* webpackChunkName: "create-centre" */ './create-centre-form').then((part) => part.CreateCentreForm),
  useTitle: () => useTranslation('instructors').t('centres.create'),
})

/** The dialog with the form that edits a centre. */
export const EditCentre = formDialog<EditCentreFormProps>({
  name: 'instructors/edit-centre',
  load: () => import(/* webpackChunkName: "edit-centre" */ './edit-centre-form').then((part) => part.EditCentreForm),
  useTitle: () => useTranslation('instructors').t('centres.edit'),
})

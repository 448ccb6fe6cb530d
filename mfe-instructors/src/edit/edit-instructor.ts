import { formDialog } from '@fichero/kit/dialog'
import { useTranslation } from '@fichero/kit/i18n'
import type { EditInstructorFormProps } from './edit-instructor-form'

/** The dialog with the form that edits a person. */
export const EditInstructor = formDialog<EditInstructorFormProps>({
  name: 'instructors/edit',
  load: () =>
    import(/* webpackChunkName: "edit-instructor" */ './edit-instructor-form').then((part) => part.EditInstructorForm),
  useTitle: () => useTranslation('instructors').t('edit.title'),
})

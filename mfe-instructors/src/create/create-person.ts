import { formDialog } from '@fichero/kit/dialog'
import { useTranslation } from '@fichero/kit/i18n'

/** The dialog with the form that creates a person. */
export const CreatePerson = formDialog<{ onClose: () => void }>({
  name: 'instructors/create',
  load: () =>
    import(/* webpackChunkName: "create-instructor" */ './create-instructor').then((part) => part.CreateInstructor),
  useTitle: () => useTranslation('instructors').t('create.title'),
})

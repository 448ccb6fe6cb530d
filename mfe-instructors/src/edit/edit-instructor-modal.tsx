import { FormModal } from '@fichero/kit/dialog'
import { lazyPart } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { InstructorFormSkeleton } from '../form/instructor-form-skeleton'

const EditInstructor = lazyPart(
  'instructors/edit',
  () => import(/* webpackChunkName: "edit-instructor" */ './edit-instructor').then((part) => part.EditInstructor),
  <InstructorFormSkeleton />,
)

/** Preloads the form's code. */
export const preloadEditInstructor = EditInstructor.preload

interface EditInstructorModalProps {
  id: number
  onClose: () => void
}

/** Dialog with the form that edits a person. The code of the form is loaded when the dialog opens. */
export function EditInstructorModal({ id, onClose }: EditInstructorModalProps) {
  const { t } = useTranslation('instructors')
  return (
    <FormModal opened onClose={onClose} title={t('edit.title')}>
      <EditInstructor id={id} onClose={onClose} />
    </FormModal>
  )
}

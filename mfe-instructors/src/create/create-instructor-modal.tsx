import { FormModal } from '@fichero/kit/dialog'
import { lazyPart } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { InstructorFormSkeleton } from '../form/instructor-form-skeleton'

const CreateInstructor = lazyPart(
  'instructors/create',
  () => import(/* webpackChunkName: "create-instructor" */ './create-instructor').then((part) => part.CreateInstructor),
  <InstructorFormSkeleton />,
)

/** Preloads the form's code. */
export const preloadCreateInstructor = CreateInstructor.preload

interface CreateInstructorModalProps {
  opened: boolean
  onClose: () => void
}

/** Dialog with the form that creates a person. The code of the form is loaded when the dialog opens. */
export function CreateInstructorModal({ opened, onClose }: CreateInstructorModalProps) {
  const { t } = useTranslation('instructors')
  return (
    <FormModal opened={opened} onClose={onClose} title={t('create.title')}>
      <CreateInstructor onClose={onClose} />
    </FormModal>
  )
}

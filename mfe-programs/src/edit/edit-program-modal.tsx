import type { Program } from '@fichero/contract/programs.schema'
import { FormModal } from '@fichero/kit/dialog'
import { lazyPart } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { ProgramFormSkeleton } from '../form/program-form-skeleton'

const EditProgramForm = lazyPart(
  'programs/edit',
  () => import(/* webpackChunkName: "edit-program" */ './edit-program-form').then((part) => part.EditProgramForm),
  <ProgramFormSkeleton />,
)

/** Preloads the form's code. */
export const preloadEditProgram = EditProgramForm.preload

interface EditProgramModalProps {
  program: Program
  onClose: () => void
}

/** Dialog with the form that edits a program. The code of the form is loaded when the dialog opens. */
export function EditProgramModal({ program, onClose }: EditProgramModalProps) {
  const { t } = useTranslation('programs')
  return (
    <FormModal opened onClose={onClose} title={t('edit.title')}>
      <EditProgramForm initial={program} onSaved={onClose} />
    </FormModal>
  )
}

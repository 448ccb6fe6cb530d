import type { ListedProgram } from '@fichero/contract/programs.schema'
import { formDialog } from '@fichero/kit/dialog'
import { useTranslation } from '@fichero/kit/i18n'
import type { EditProgramFormProps } from './edit-program-form'

const EditProgram = formDialog<EditProgramFormProps>({
  name: 'programs/edit',
  load: () => import(/* webpackChunkName: "edit-program" */ './edit-program-form').then((part) => part.EditProgramForm),
  useTitle: () => useTranslation('programs').t('edit.title'),
})

interface EditProgramButtonProps {
  program: ListedProgram
  /** Name that identifies the program on the current page. */
  name: string
  size?: 'compact-sm'
}

/** Button that opens the form, for users who may edit the program. */
export function EditProgramButton({ program, name, size }: EditProgramButtonProps) {
  const { t } = useTranslation('programs')
  return (
    <EditProgram.Host>
      <EditProgram.Button form={{ program }} can={program.can.edit} size={size} aria-label={t('edit.named', { name })}>
        {t('edit.open')}
      </EditProgram.Button>
    </EditProgram.Host>
  )
}

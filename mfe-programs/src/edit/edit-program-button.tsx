import type { ListedProgram } from '@fichero/contract/programs.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { IconEdit } from '@fichero/kit/icons'
import { Button, useDisclosure } from '@fichero/kit/ui'
import { EditProgramModal, preloadEditProgram } from './edit-program-modal'

interface EditProgramButtonProps {
  program: ListedProgram
  /** Name that identifies the program on the current page. */
  name: string
  size?: 'compact-sm'
}

/** Button that opens the form, for users who may edit the program. */
export function EditProgramButton({ program, name, size }: EditProgramButtonProps) {
  const { t } = useTranslation('programs')
  const [isOpen, { open, close }] = useDisclosure()
  if (!program.can.edit) return null
  return (
    <>
      <Button
        variant="default"
        size={size}
        leftSection={<IconEdit />}
        aria-label={t('edit.named', { name })}
        onClick={open}
        onPointerEnter={preloadEditProgram}
        onFocus={preloadEditProgram}
      >
        {t('edit.open')}
      </Button>
      {isOpen && <EditProgramModal program={program} onClose={close} />}
    </>
  )
}

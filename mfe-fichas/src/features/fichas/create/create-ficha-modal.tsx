import { useTranslation } from '@fichero/kit/i18n'
import { FormModal } from '@fichero/kit/page'
import { CreateFichaData } from './create-ficha-data'

interface CreateFichaModalProps {
  opened: boolean
  onClose: () => void
  /** Chosen beforehand: the program whose list is open. */
  programId: number | undefined
}

export function CreateFichaModal({ opened, onClose, programId }: CreateFichaModalProps) {
  const { t } = useTranslation('fichas')
  return (
    <FormModal opened={opened} onClose={onClose} title={t('create.title')}>
      <CreateFichaData programId={programId} onCancel={onClose} />
    </FormModal>
  )
}

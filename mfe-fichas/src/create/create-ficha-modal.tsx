import { FormModal } from '@fichero/kit/dialog'
import { later } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { CreateFichaSkeleton } from './create-ficha-skeleton'

const CreateFichaData = later(
  'fichas/create',
  () => import(/* webpackChunkName: "create-ficha" */ './create-ficha-data').then((part) => part.CreateFichaData),
  <CreateFichaSkeleton />,
)

/** The form's code, before somebody opens the dialog. */
export const preloadCreateFicha = CreateFichaData.preload

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

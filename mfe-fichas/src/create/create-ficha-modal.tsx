import { FormModal } from '@fichero/kit/dialog'
import { lazyPart } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { FichaFormSkeleton } from '../form/ficha-form-skeleton'

const CreateFichaData = lazyPart(
  'fichas/create',
  () => import(/* webpackChunkName: "create-ficha" */ './create-ficha-data').then((part) => part.CreateFichaData),
  <FichaFormSkeleton />,
)

/** Preloads the form's code. */
export const preloadCreateFicha = CreateFichaData.preload

interface CreateFichaModalProps {
  opened: boolean
  onClose: () => void
}

/** The dialog with the form that creates a ficha. The code of the form loads when the dialog opens. */
export function CreateFichaModal({ opened, onClose }: CreateFichaModalProps) {
  const { t } = useTranslation('fichas')
  return (
    <FormModal opened={opened} onClose={onClose} title={t('create.title')}>
      <CreateFichaData />
    </FormModal>
  )
}

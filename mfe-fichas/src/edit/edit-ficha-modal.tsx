import { FormModal } from '@fichero/kit/dialog'
import { lazyPart } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { FichaFormSkeleton } from '../form/ficha-form-skeleton'

const EditFichaData = lazyPart(
  'fichas/edit',
  () => import(/* webpackChunkName: "edit-ficha" */ './edit-ficha-data').then((part) => part.EditFichaData),
  <FichaFormSkeleton />,
)

/** Preloads the form's code. */
export const preloadEditFicha = EditFichaData.preload

interface EditFichaModalProps {
  nroFicha: number
  /** The program to choose in place of the ficha's. */
  programId: number | undefined
  onClose: () => void
}

/** The form to edit a ficha, which it loads itself. */
export function EditFichaModal({ nroFicha, programId, onClose }: EditFichaModalProps) {
  const { t } = useTranslation('fichas')
  return (
    <FormModal opened onClose={onClose} title={t('edit.title', { nro_ficha: nroFicha })}>
      <EditFichaData nroFicha={nroFicha} programId={programId} onClose={onClose} />
    </FormModal>
  )
}

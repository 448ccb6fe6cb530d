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
  /** Preselected instead of the ficha's program. */
  programId: number | undefined
  onClose: () => void
}

/** The dialog with the form that edits a ficha. The code of the form loads when the dialog opens. */
export function EditFichaModal({ nroFicha, programId, onClose }: EditFichaModalProps) {
  const { t } = useTranslation('fichas')
  return (
    <FormModal opened onClose={onClose} title={t('edit.title', { nro_ficha: nroFicha })}>
      <EditFichaData nroFicha={nroFicha} programId={programId} onClose={onClose} />
    </FormModal>
  )
}

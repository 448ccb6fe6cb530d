import type { Ficha } from '@fichero/contract/fichas.schema'
import { formDialog } from '@fichero/kit/dialog'
import { useTranslation } from '@fichero/kit/i18n'
import type { EditFichaFormProps } from './edit-ficha-form'

/** The dialog with the form that edits a ficha. */
export const EditFicha = formDialog<EditFichaFormProps>({
  name: 'fichas/edit',
  load: () => import(/* webpackChunkName: "edit-ficha" */ './edit-ficha-form').then((part) => part.EditFichaForm),
  useTitle: ({ nroFicha }) => useTranslation('fichas').t('edit.title', { nro_ficha: nroFicha }),
})

interface EditFichaButtonProps {
  ficha: Pick<Ficha, 'nro_ficha' | 'can'>
  size?: 'compact-sm'
}

/** Opens the edit form of the surrounding `EditFicha.Host`. Not rendered if the user may not edit the ficha. */
export function EditFichaButton({ ficha: { nro_ficha, can }, size }: EditFichaButtonProps) {
  const { t } = useTranslation('fichas')
  return (
    <EditFicha.Button
      form={{ nroFicha: nro_ficha }}
      can={can.edit}
      size={size}
      aria-label={t('edit.named', { nro_ficha })}
    >
      {t('edit.open')}
    </EditFicha.Button>
  )
}

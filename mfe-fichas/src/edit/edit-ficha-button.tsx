import type { Ficha } from '@fichero/contract/fichas.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { IconEdit } from '@fichero/kit/icons'
import { Button } from '@fichero/kit/ui'
import { useContext } from 'react'
import { EditFichaContext } from './edit-ficha-context'
import { preloadEditFicha } from './edit-ficha-modal'

interface EditFichaButtonProps {
  ficha: Pick<Ficha, 'nro_ficha' | 'can'>
  size?: 'compact-sm'
}

/** Opens the edit form of the surrounding `EditFichaHost`. Not rendered if the user may not edit the ficha. */
export function EditFichaButton({ ficha, size }: EditFichaButtonProps) {
  const { t } = useTranslation('fichas')
  const edit = useContext(EditFichaContext)
  if (!ficha.can.edit) return null
  return (
    <Button
      variant="default"
      size={size}
      leftSection={<IconEdit />}
      aria-label={t('edit.named', { nro_ficha: ficha.nro_ficha })}
      onClick={() => edit(ficha.nro_ficha)}
      onPointerEnter={preloadEditFicha}
      onFocus={preloadEditFicha}
    >
      {t('edit.open')}
    </Button>
  )
}

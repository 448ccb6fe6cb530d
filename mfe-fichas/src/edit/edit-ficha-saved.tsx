import { SAVED_MS } from '@fichero/contract/limits'
import { FormAlert } from '@fichero/kit/form'
import { useTranslation } from '@fichero/kit/i18n'
import { useEffect, useRef } from 'react'

/** Says that the ficha was saved, and closes the form. */
export function EditFichaSaved({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('fichas')
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const timer = setTimeout(() => close.current(), SAVED_MS)
    return () => clearTimeout(timer)
  }, [])
  return <FormAlert color="green" title={t('edit.done')} />
}

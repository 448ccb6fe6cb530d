import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { useTranslation } from '@fichero/kit/i18n'
import type { Signer } from '@fichero/kit/print'

/** Returns the head of a ficha, who signs for it. */
export function useHead() {
  const { t } = useTranslation('fichas')
  return (ficha: Pick<FichaAnswer, 'nombre_jefe_ficha' | 'id_jefe_ficha'>): Signer => ({
    name: ficha.nombre_jefe_ficha,
    role: t('field.head'),
    document: ficha.id_jefe_ficha,
  })
}

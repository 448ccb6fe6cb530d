import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { useTranslation } from '@fichero/kit/i18n'
import type { Signer } from '@fichero/kit/print'

/** Returns a function that describes the head of a ficha as a signer of the printed page. */
export function useHeadSigner() {
  const { t } = useTranslation('fichas')
  return (ficha: Pick<FichaAnswer, 'nombre_jefe_ficha' | 'id_jefe_ficha'>): Signer => ({
    name: ficha.nombre_jefe_ficha,
    role: t('kit:label.jefe'),
    document: ficha.id_jefe_ficha,
  })
}

import type { Responsible } from '@fichero/contract/owed.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { useSession } from '@fichero/kit/session'
import { useCallback } from 'react'

/** Returns a function that says how a person was found. A head who is shown as the fallback is not told to ask the head. */
export function useSourceText() {
  const { t } = useTranslation('fichas')
  const own = useSession()?.user.nro_documento
  return useCallback(
    ({ fuente, documento }: Pick<Responsible, 'fuente' | 'documento'>) =>
      t(`owed.source.${fuente === 'jefe' && documento === own ? 'self' : fuente}`),
    [t, own],
  )
}

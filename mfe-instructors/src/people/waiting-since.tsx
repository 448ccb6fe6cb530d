import type { WaitingUser } from '@fichero/contract/admin.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'

/** The times of the request for a new password and of the last try to sign in (ISO, UTC). */
type Moments = Partial<Pick<WaitingUser, 'clave_pedida' | 'ultimo_intento'>>

/** Since when a person waits, and when he or she last tried to sign in. */
export function WaitingSince({ user: { clave_pedida, ultimo_intento } }: { user: Moments }) {
  const { t } = useTranslation('instructors')
  const { dateTime } = useFormat()
  return (
    <>
      {clave_pedida && <span>{t('waiting.since', { when: dateTime(clave_pedida) })} </span>}
      {ultimo_intento && <span>{t('waiting.tried', { when: dateTime(ultimo_intento) })}</span>}
    </>
  )
}

import { useTranslation } from '@fichero/kit/i18n'
import { notifyError } from '@fichero/kit/notify'
import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'

/** Says that the user may not open the current page, and goes to another. */
export function NoAccess({ to }: { to: string }) {
  const { t } = useTranslation('shell')
  useEffect(() => notifyError(t('layout.adminsOnly')), [t])
  return <Navigate to={to} replace />
}

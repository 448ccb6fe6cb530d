import { useTranslation } from '@fichero/kit/i18n'
import { useSession } from '@fichero/kit/session'
import { WaitingWork } from './waiting-work'
import classes from './welcome.module.css'

export function Welcome() {
  const { t } = useTranslation('shell')
  const user = useSession()?.user
  if (!user) return null
  return (
    <header className={classes.welcome}>
      <span className={classes.role}>{t(`role.${user.rol}`)}</span>
      <div>
        <h1>{t('dashboard.welcome', { name: `${user.nombre} ${user.apellido}` })}</h1>
        <WaitingWork isAdmin={user.rol === 'admin'} />
      </div>
    </header>
  )
}

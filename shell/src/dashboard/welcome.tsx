import { useTranslation } from '@fichero/kit/i18n'
import { useSession } from '@fichero/kit/session'
import { CardTab } from '../layout/card-tab'
import { WaitingWork } from './waiting-work'
import classes from './welcome.module.css'

export function Welcome() {
  const { t } = useTranslation('shell')
  const user = useSession()?.user
  if (!user) return null
  return (
    <header className={classes.welcome}>
      <CardTab text={t(`role.${user.rol}`)} />
      <div>
        <h1>{t('dashboard.welcome', { name: `${user.nombre} ${user.apellido}` })}</h1>
        <WaitingWork isAdmin={user.rol === 'admin'} />
      </div>
    </header>
  )
}

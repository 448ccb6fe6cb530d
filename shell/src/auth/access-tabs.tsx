import { PATHS } from '@fichero/contract/paths'
import { useTranslation } from '@fichero/kit/i18n'
import { NavLink } from '@fichero/kit/router'
import classes from './access-tabs.module.css'

/** The card's two tabs are links to two addresses. */
export function AccessTabs({ onRegister }: { onRegister: () => void }) {
  const { t } = useTranslation('access')
  return (
    <nav className={classes.tabs} aria-label={t('auth.modes')}>
      <NavLink to={PATHS.signIn}>{t('auth.tab')}</NavLink>
      <NavLink to={PATHS.register} onPointerEnter={onRegister} onFocus={onRegister}>
        {t('register.tab')}
      </NavLink>
    </nav>
  )
}

import { PATHS } from '@fichero/contract/paths'
import { useTranslation } from '@fichero/kit/i18n'
import { IconChevronDown, IconLogout } from '@fichero/kit/icons'
import { useNavigate } from '@fichero/kit/router'
import { endSession, useSession } from '@fichero/kit/session'
import { DropDown } from './drop-down'
import classes from './user-menu.module.css'

export function UserMenu() {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const user = useSession()?.user
  if (!user) return null

  const name = `${user.nombre} ${user.apellido}`
  const signOut = () => {
    endSession()
    navigate(PATHS.signIn)
  }
  const button = (
    <>
      <span className={classes.initials} data-initials={user.nombre.charAt(0) + user.apellido.charAt(0)} />
      <span className={classes.name}>{name}</span>
      <IconChevronDown size={14} />
    </>
  )
  return (
    <DropDown label={t('layout.userMenu', { name })} button={button}>
      <p className={classes.who}>
        <strong>{name}</strong>
        {t(`role.${user.rol}`)}
      </p>
      <button type="button" onClick={signOut}>
        <IconLogout />
        {t('layout.signOut')}
      </button>
    </DropDown>
  )
}

import type { User } from '@fichero/contract/users.schema'
import { DropDown } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { IconChevronDown, IconLogout, IconUser } from '@fichero/kit/icons'
import classes from './user-menu.module.css'

interface UserMenuProps {
  user: User
  onAccount: () => void
  onSignOut: () => void
}

export function UserMenu({ user, onAccount, onSignOut }: UserMenuProps) {
  const { t } = useTranslation('shell')
  const name = `${user.nombre} ${user.apellido}`
  const button = (
    <>
      <span className={classes.initials} data-initials={user.nombre.charAt(0) + user.apellido.charAt(0)} />
      <span className={classes.name} data-shortens>
        {name}
      </span>
      <IconChevronDown className={classes.arrow} />
    </>
  )
  return (
    <DropDown label={t('layout.userMenu', { name })} button={button}>
      <p className={classes.who}>
        <strong>{name}</strong>
        {t(`kit:enum.role.${user.rol}`)}
      </p>
      <button type="button" onClick={onAccount}>
        <IconUser />
        {t('layout.account')}
      </button>
      <button type="button" onClick={onSignOut}>
        <IconLogout />
        {t('layout.signOut')}
      </button>
    </DropDown>
  )
}

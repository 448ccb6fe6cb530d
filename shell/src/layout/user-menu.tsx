import { fullName } from '@fichero/contract/text'
import type { User } from '@fichero/contract/users.schema'
import { DropDown, Menu } from '@fichero/kit/host'
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
  const name = fullName(user)
  const button = (
    <>
      <span className={classes.initials} data-initials={user.nombre.charAt(0) + user.apellido.charAt(0)} />
      <span className={classes.name} translate="no" data-shortens>
        {name}
      </span>
      <IconChevronDown className={classes.arrow} />
    </>
  )
  return (
    <DropDown label={t('layout.userMenu', { name })} button={button}>
      <Menu.Label className={classes.who}>
        <span translate="no">{name}</span>
        {t(`kit:value.rol.${user.rol}`)}
      </Menu.Label>
      <Menu.Item onClick={onAccount}>
        <IconUser />
        {t('layout.account')}
      </Menu.Item>
      <Menu.Item onClick={onSignOut}>
        <IconLogout />
        {t('layout.signOut')}
      </Menu.Item>
    </DropDown>
  )
}

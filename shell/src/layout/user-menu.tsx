import { PATHS } from '@fichero/contract/paths'
import { useTranslation } from '@fichero/kit/i18n'
import { IconChevronDown, IconLogout } from '@fichero/kit/icons'
import { useNavigate } from '@fichero/kit/router'
import { endSession, useSession } from '@fichero/kit/session'
import { Menu } from '@fichero/kit/ui'
import classes from './user-menu.module.css'

export function UserMenu() {
  const { t } = useTranslation('shell')
  const navigate = useNavigate()
  const user = useSession()?.user
  if (!user) return null

  const name = `${user.nombre} ${user.apellido}`
  const role = t(`role.${user.rol}`)
  const signOut = () => {
    endSession()
    navigate(PATHS.signIn)
  }
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <button className={classes.target} type="button" aria-label={t('layout.userMenu', { name })}>
          <span className={classes.initials} aria-hidden="true">
            {user.nombre.charAt(0)}
            {user.apellido.charAt(0)}
          </span>
          <span className={classes.name}>{name}</span>
          <IconChevronDown size={14} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <span className={classes.full}>{name}</span>
          {role}
        </Menu.Label>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout />} onClick={signOut}>
          {t('layout.signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

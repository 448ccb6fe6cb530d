import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { lazyPart } from '@fichero/kit/frame'
import { DropDown, Menu, useLocalStorage } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { IconHelp } from '@fichero/kit/icons'
import { Link, useLocation } from '@fichero/kit/router'
import { useDisclosure } from '@fichero/kit/ui'
import { labelIn } from '../remotes/views/use-label'
import { helpOf } from './page-help'
import { useHelpKey } from './use-help-key'

const KeysDialog = lazyPart('shell/keys', () =>
  import(/* webpackChunkName: "keys" */ './keys-dialog').then((part) => part.KeysDialog),
)

interface HelpMenuProps {
  remotes: RemoteDescriptor[]
  may: (access: string) => boolean
}

/** The question mark in the top bar: the page of the manual about this screen, and the list of keys, which `?` opens too. */
export function HelpMenu({ remotes, may }: HelpMenuProps) {
  const { t, i18n } = useTranslation('shell')
  const { pathname } = useLocation()
  const page = helpOf(pathname, remotes, may)
  const [opened, { open, close }] = useDisclosure(false)
  // A key without Control or Alt can be switched off, for people whose speech input types it by mistake (WCAG 2.1.4).
  const [isKeyOn, setKeyOn] = useLocalStorage({
    key: 'help.key',
    defaultValue: true,
    getInitialValueInEffect: false,
  })
  useHelpKey(isKeyOn, open)
  return (
    <>
      <DropDown label={t('help.title')} title={t('help.title')} button={<IconHelp />}>
        {page && (
          <Menu.Item component={Link} to={page.path}>
            {t('help.page', { title: labelIn(remotes, page.remote, page.labelKey, i18n.language) })}
          </Menu.Item>
        )}
        <Menu.Item onClick={open}>{t('help.keys')}</Menu.Item>
      </DropDown>
      {opened && <KeysDialog onClose={close} isKeyOn={isKeyOn} onKeyOn={setKeyOn} />}
    </>
  )
}

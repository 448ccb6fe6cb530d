import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { labelOf } from '../federation/use-label'
import type { SearchOption } from './option'
import type { SearchTools } from './search-tools'

interface Entry {
  path: string
  labelKey: string
  access: string
}

/** Returns the screens and actions of the remotes' descriptors that the user has access to. */
export function useScreens({ nav, remotes, may, go }: SearchTools): SearchOption[] {
  const { i18n } = useTranslation()
  const inNav = new Set(nav.map(({ to }) => to))
  const isOpen = ({ access }: Entry) => may(access)
  const screen = (to: string, label: string, icon?: string, detail?: string): SearchOption => ({
    id: `screen-${to.replaceAll('/', '-')}`,
    group: 'pantallas',
    label,
    detail,
    icon,
    run: () => go(to),
  })

  const ofRemote = (remote: RemoteDescriptor): SearchOption[] => {
    const [section] = remote.nav
    const name = section && labelOf(remote, section.labelKey, i18n.language)
    const text = ({ labelKey }: Entry) => labelOf(remote, labelKey, i18n.language)
    const search = (remote.search ?? []).filter(isOpen)
    const routes = remote.routes
      .map(({ path, titleKey: labelKey, access }) => ({ path, labelKey, access }))
      .filter((entry) => isOpen(entry) && !entry.path.includes(':') && !inNav.has(entry.path))
    const screens = [...routes, ...search.filter(({ kind }) => kind === 'screen')]
    const actions = search.filter(({ kind }) => kind === 'action')
    return [
      ...screens.map((entry) => screen(entry.path, text(entry), section?.icon, name)),
      ...actions.map(
        (entry): SearchOption => ({
          id: `action-${entry.path.replace(/\W+/g, '-')}`,
          group: 'acciones',
          label: text(entry),
          icon: 'create',
          run: () => go(entry.path),
        }),
      ),
    ]
  }
  return [...nav.map(({ to, label, icon }) => screen(to, label, icon)), ...remotes.flatMap(ofRemote)]
}

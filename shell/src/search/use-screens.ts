import type { RemoteDescriptor, RemoteSearchEntry } from '@fichero/contract/remotes.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { labelOf } from '../remotes/views/use-label'
import type { SearchOption } from './option'
import type { SearchTools } from './search-tools'

/** Returns options for the pages and actions in the remotes' descriptors that the user has access to. */
export function useScreens({ nav, remotes, may, go }: SearchTools) {
  const { t, i18n } = useTranslation('shell')
  const inNav = new Set(nav.map(({ to }) => to))
  const screen = (to: string, label: string, icon?: string, detail?: string): SearchOption => ({
    id: `screen-${to.replaceAll('/', '-')}`,
    group: t('search.group.screens'),
    label,
    detail,
    icon,
    run: () => go(to),
  })

  const action = (path: string, label: string): SearchOption => ({
    id: `action-${path.replace(/\W+/g, '-')}`,
    group: t('search.group.actions'),
    label,
    icon: 'create',
    run: () => go(path),
  })
  const entriesOf = (remote: RemoteDescriptor, kind: RemoteSearchEntry['kind']) =>
    (remote.search ?? [])
      .filter((entry) => entry.kind === kind && may(entry.access))
      .map(({ path, labelKey }) => ({ path, label: labelOf(remote, labelKey, i18n.language) }))

  const screensOf = (remote: RemoteDescriptor) => {
    const [section] = remote.nav
    const name = section && labelOf(remote, section.labelKey, i18n.language)
    const routes = remote.routes
      .filter(({ path, access }) => may(access) && !path.includes(':') && !inNav.has(path))
      .map(({ path, titleKey }) => ({ path, label: labelOf(remote, titleKey, i18n.language) }))
    return [...routes, ...entriesOf(remote, 'screen')].map(({ path, label }) =>
      screen(path, label, section?.icon, name),
    )
  }

  return {
    screens: [...nav.map(({ to, label, icon }) => screen(to, label, icon)), ...remotes.flatMap(screensOf)],
    actions: remotes.flatMap((remote) => entriesOf(remote, 'action').map(({ path, label }) => action(path, label))),
  }
}

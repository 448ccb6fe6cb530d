import { inSlot } from '@fichero/contract/named-parts'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { linksAt, useFavorites } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { labelIn, labelOf } from '../remotes/views/use-label'
import type { SearchOption } from './option'
import type { SearchTools } from './search-tools'

/** Returns options for the pages and actions in the remotes' descriptors that the user has access to. */
export function useScreens({ nav, remotes, may, go }: SearchTools) {
  const { t, i18n } = useTranslation('shell')
  const { favorites } = useFavorites()
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
  const screensOf = (remote: RemoteDescriptor) => {
    const [section] = inSlot(remote.links, 'menu')
    const name = section && labelOf(remote, section.labelKey, i18n.language)
    const routes = remote.routes
      .filter(({ path, access }) => may(access) && !path.includes(':') && !inNav.has(path))
      .map(({ path, titleKey }) => ({ path, labelKey: titleKey }))
    return [...routes, ...linksAt([remote], 'palette.screen', may)].map(({ path, labelKey }) =>
      screen(path, labelOf(remote, labelKey, i18n.language), section?.icon, name),
    )
  }

  return {
    favorites: favorites.map(({ path, name }) => ({
      ...screen(path, name, 'favorite'),
      id: `favorite-${path.replace(/\W+/g, '-')}`,
      group: t('favorites.title'),
    })),
    screens: [...nav.map(({ to, label, icon }) => screen(to, label, icon)), ...remotes.flatMap(screensOf)],
    actions: linksAt(remotes, 'palette.action', may).map(({ remote, path, labelKey }) =>
      action(path, labelIn(remotes, remote, labelKey, i18n.language)),
    ),
  }
}

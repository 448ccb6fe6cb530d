import { PATHS } from '@fichero/contract/paths'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import { allows, linksAt } from '@fichero/kit/host'
import { useTranslation } from '@fichero/kit/i18n'
import { useSession } from '@fichero/kit/session'
import { useMemo } from 'react'
import { labelIn } from '../remotes/views/use-label'

export interface NavItem {
  to: string
  /** Other paths on which the item is marked as current. */
  also?: string[]
  label: string
  /** A name of an icon in kit/icons. */
  icon: string
  order: number
  group?: 'system' | undefined
}

/** Returns the navigation for this user, in order and translated: items of the shell and of the remotes. Memoized. */
export function useNav(remotes: RemoteDescriptor[]): NavItem[] {
  const { t, i18n } = useTranslation('shell')
  const session = useSession()
  return useMemo(() => {
    const entries = linksAt(remotes, 'menu', (access) => allows(session, access)).map(
      ({ remote, path, also, icon = '', labelKey, order, group }) => ({
        to: path,
        also,
        icon,
        order,
        group,
        label: labelIn(remotes, remote, labelKey, i18n.language),
      }),
    )
    const dashboard: NavItem = { to: PATHS.dashboard, label: t('kit:dashboard'), icon: 'dashboard', order: 0 }
    const modules: NavItem = {
      to: PATHS.modules,
      label: t('layout.modules'),
      icon: 'modules',
      order: 85,
      group: 'system',
    }
    const status: NavItem = { to: PATHS.status, label: t('layout.status'), icon: 'status', order: 86, group: 'system' }
    return [
      dashboard,
      ...(allows(session, 'remotes:manage') ? [modules] : []),
      ...(allows(session, 'status:view') ? [status] : []),
      ...entries,
    ].sort((a, b) => a.order - b.order)
  }, [remotes, session, t, i18n.language])
}

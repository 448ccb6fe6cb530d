import { listCentres } from '@fichero/contract/calls/centres.calls'
import {
  countUsers,
  getUser,
  listEndingContracts,
  listPendingUsers,
  listUsers,
} from '@fichero/contract/calls/users.calls'
import { PATHS } from '@fichero/contract/paths'
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'

/** The last section of two pages: the page of a user and the page of an apprentice. */
const PERSONAL_DATA = {
  page: 'personal-data-section',
  titleKey: 'personalData.title',
  order: 90,
  height: 120,
  heightNarrow: 200,
  access: 'personal-data:answer',
} as const

/** A building with windows and a door. */
const CENTRES_ICON = 'M3 21h18M5 21V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16M9 8h1M14 8h1M9 12h1M14 12h1M10 21v-4h4v4'

export const definition: RemoteDefinition = {
  name: 'instructors',
  routes: [
    {
      path: '/instructors',
      page: 'list-page',
      titleKey: 'list.title',
      access: 'authenticated',
      // Requests that the shell prefetches while it loads the code of the page.
      first: [listUsers],
    },
    { path: '/instructors/disabled', page: 'disabled-page', titleKey: 'disabled.title', access: 'users:view-disabled' },
    { path: PATHS.accessRequests, page: 'requests-page', titleKey: 'requests.title', access: 'users:approve' },
    {
      path: PATHS.instructor,
      page: 'person-page',
      titleKey: 'person.title',
      access: 'authenticated',
      first: [getUser],
    },
    { path: PATHS.activity, page: 'activity-page', titleKey: 'activity.title', access: 'audit:view' },
    {
      path: PATHS.centres,
      page: 'centres-page',
      titleKey: 'centres.title',
      access: 'centres:manage',
      first: [listCentres],
    },
    {
      path: PATHS.dashboardUsers,
      page: 'users-page',
      titleKey: 'users.title.all',
      access: 'users:view-all',
    },
  ],
  links: [
    { slot: 'menu', path: '/instructors', icon: 'instructors', labelKey: 'nav', order: 20, access: 'authenticated' },
    {
      slot: 'menu',
      path: PATHS.centres,
      icon: CENTRES_ICON,
      labelKey: 'centres.title',
      order: 75,
      access: 'centres:manage',
      group: 'system',
    },
    {
      slot: 'menu',
      path: PATHS.activity,
      icon: 'activity',
      labelKey: 'activity.title',
      order: 80,
      access: 'audit:view',
      group: 'system',
    },
  ],
  parts: [
    {
      slot: 'dashboard.card',
      page: 'requests-line',
      titleKey: 'requests.title',
      order: 10,
      width: 'line',
      access: 'users:approve',
      first: [listPendingUsers],
    },
    {
      slot: 'dashboard.card',
      page: 'contracts-line',
      titleKey: 'contracts.title',
      order: 15,
      width: 'line',
      access: 'users:edit',
      first: [listEndingContracts],
    },
    {
      slot: 'dashboard.card',
      page: 'people-card',
      titleKey: 'people.title',
      order: 20,
      width: 'minor',
      height: 120,
      heightNarrow: 143,
      access: 'users:view-stats',
      first: [countUsers],
    },
    {
      slot: 'dashboard.card',
      page: 'requests-card',
      titleKey: 'requests.title',
      order: 30,
      width: 'wide',
      height: 50,
      access: 'users:approve',
      first: [listPendingUsers],
    },
    {
      slot: 'dashboard.card',
      page: 'contracts-card',
      titleKey: 'contracts.title',
      order: 35,
      width: 'wide',
      height: 50,
      access: 'users:edit',
      first: [listEndingContracts],
    },
    {
      slot: 'dashboard.card',
      page: 'active-card',
      titleKey: 'active.title',
      order: 70,
      width: 'minor',
      height: 280,
      access: 'authenticated',
      first: [listUsers],
    },
    { slot: 'person.section', ...PERSONAL_DATA },
    { slot: 'apprentice.section', ...PERSONAL_DATA },
    {
      slot: 'notifications.section',
      page: 'waiting-notices',
      titleKey: 'waiting.title',
      order: 10,
      height: 80,
      access: 'users:approve',
    },
  ],
  // How the search renders the group `instructores` of the answer of `GET /search`.
  results: [
    {
      group: 'instructores',
      titleKey: 'nav',
      order: 30,
      path: PATHS.instructor,
      label: '{{nombre}} {{apellido}}',
      detail: '{{nro_documento}} · $t(kit:value.tipo.{{tipo}})',
      icon: 'instructors',
      userId: 'id',
    },
  ],
}

import {
  countUsers,
  getUser,
  listAllUsers,
  listEndingContracts,
  listPendingUsers,
  listUsers,
} from '@fichero/contract/calls/users.calls'
import { firstCall, fromAddress } from '@fichero/contract/first-calls'
import { DEFAULT_PAGE_SIZE } from '@fichero/contract/limits'
import { PATHS } from '@fichero/contract/paths'
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'

/** At the end of both pages that a person may have. */
const PERSONAL_DATA = {
  page: 'personal-data-section',
  titleKey: 'personalData.title',
  order: 90,
  height: 120,
  heightNarrow: 200,
  access: 'personal-data:answer',
} as const

export const definition: RemoteDefinition = {
  name: 'instructors',
  routes: [
    {
      path: '/instructors',
      page: 'list-page',
      titleKey: 'list.title',
      access: 'authenticated',
      first: [firstCall(listUsers)],
    },
    { path: '/instructors/disabled', page: 'disabled-page', titleKey: 'disabled.title', access: 'users:view-disabled' },
    { path: PATHS.accessRequests, page: 'requests-page', titleKey: 'requests.title', access: 'users:approve' },
    {
      path: PATHS.instructor,
      page: 'person-page',
      titleKey: 'person.title',
      access: 'authenticated',
      first: [firstCall(getUser)],
    },
    { path: PATHS.activity, page: 'activity-page', titleKey: 'activity.title', access: 'audit:view' },
    {
      path: PATHS.dashboardUsers,
      page: 'users-page',
      titleKey: 'users.title.all',
      access: 'users:view-all',
      first: [
        firstCall(listAllUsers, {
          query: {
            estado: fromAddress('estado'),
            page: fromAddress('page', 1),
            limit: fromAddress('limit', DEFAULT_PAGE_SIZE),
          },
        }),
      ],
    },
  ],
  cards: [
    {
      page: 'requests-line',
      titleKey: 'requests.title',
      order: 10,
      width: 'line',
      access: 'users:approve',
      first: [firstCall(listPendingUsers)],
    },
    {
      page: 'people-card',
      titleKey: 'people.title',
      order: 20,
      width: 'minor',
      height: 120,
      heightNarrow: 143,
      access: 'users:view-stats',
      first: [firstCall(countUsers)],
    },
    {
      page: 'requests-card',
      titleKey: 'requests.title',
      order: 30,
      width: 'wide',
      height: 50,
      access: 'users:approve',
      first: [firstCall(listPendingUsers)],
    },
    {
      page: 'contracts-card',
      titleKey: 'contracts.title',
      order: 35,
      width: 'wide',
      height: 50,
      access: 'users:edit',
      first: [firstCall(listEndingContracts)],
    },
    {
      page: 'active-card',
      titleKey: 'active.title',
      order: 70,
      width: 'minor',
      height: 280,
      access: 'authenticated',
      first: [firstCall(listUsers)],
    },
  ],
  places: [
    { place: 'person.section', ...PERSONAL_DATA },
    { place: 'apprentice.section', ...PERSONAL_DATA },
  ],
  results: [
    {
      group: 'instructores',
      titleKey: 'nav',
      order: 30,
      path: PATHS.instructor,
      label: '{{nombre}} {{apellido}}',
      detail: '{{nro_documento}} · $t(kit:enum.instructorType.{{tipo}})',
      icon: 'instructors',
      userId: 'id',
    },
  ],
  nav: [
    { path: '/instructors', icon: 'instructors', labelKey: 'nav', order: 20, access: 'authenticated' },
    {
      path: PATHS.activity,
      icon: 'activity',
      labelKey: 'activity.title',
      order: 80,
      access: 'audit:view',
      group: 'system',
    },
  ],
}

import type { RemoteDefinition } from '@fichero/contract/remotes.schema'

export const definition: RemoteDefinition = {
  name: 'instructors',
  routes: [
    { path: '/instructors', page: 'list-page', titleKey: 'list.title', access: 'authenticated' },
    { path: '/instructors/disabled', page: 'disabled-page', titleKey: 'disabled.title', access: 'admin' },
  ],
  nav: [{ path: '/instructors', icon: 'instructors', labelKey: 'nav', order: 20, access: 'authenticated' }],
}

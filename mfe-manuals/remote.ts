import type { RemoteDefinition } from '@fichero/contract/remotes.schema'

export const definition: RemoteDefinition = {
  name: 'manuals',
  routes: [
    { path: '/manuales', page: 'manual-page', titleKey: 'title', access: 'public' },
    { path: '/manuales/:pagina', page: 'manual-page', titleKey: 'title', access: 'public' },
  ],
  nav: [{ path: '/manuales', icon: 'manuals', labelKey: 'nav', order: 90, access: 'public' }],
}

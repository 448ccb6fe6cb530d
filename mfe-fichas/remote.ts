import type { RemoteDefinition } from '@fichero/contract/remotes.schema'

export const definition: RemoteDefinition = {
  name: 'fichas',
  routes: [
    { path: '/fichas', page: 'list-page', titleKey: 'list.title', access: 'authenticated' },
    { path: '/fichas/disabled', page: 'disabled-page', titleKey: 'disabled.title', access: 'admin' },
    { path: '/fichas/visualizar/:nroFicha', page: 'ficha-page', titleKey: 'detail.title', access: 'authenticated' },
    {
      path: '/fichas/visualizarEstudiantePage/:documentNumber',
      page: 'apprentice-page',
      titleKey: 'apprentice.title',
      access: 'authenticated',
    },
  ],
  search: [{ kind: 'action', path: '/fichas?crear', labelKey: 'list.create', access: 'admin' }],
  nav: [{ path: '/fichas', icon: 'fichas', labelKey: 'nav', order: 10, access: 'authenticated' }],
}

import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import { SLUGS } from './src/content/slugs'

export const definition: RemoteDefinition = {
  name: 'manuals',
  routes: [
    { path: '/manuales', page: 'manual-page', titleKey: 'title', access: 'public' },
    { path: '/manuales/:pagina', page: 'manual-page', titleKey: 'title', access: 'public' },
    { path: '/manuales/opiniones', page: 'opinions-page', titleKey: 'opinions.title', access: 'manuals:manage' },
    { path: '/manuales/imprimir/:manual', page: 'print-page', titleKey: 'title', access: 'public' },
  ],
  search: SLUGS.map((slug) => ({
    kind: 'screen' as const,
    path: `/manuales/${slug}`,
    labelKey: `page.${slug}`,
    access: 'public' as const,
  })),
  nav: [{ path: '/manuales', icon: 'manuals', labelKey: 'nav', order: 90, access: 'public' }],
}

import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import { HELP, helpPath } from './src/content/help'
import { SLUGS } from './src/content/slugs'

export const definition: RemoteDefinition = {
  name: 'manuals',
  routes: [
    { path: '/manuales', page: 'manual-page', titleKey: 'title', access: 'public' },
    // `:pagina` is a slug of `slugs.ts`.
    { path: '/manuales/:pagina', page: 'manual-page', titleKey: 'title', access: 'public' },
    { path: '/manuales/opiniones', page: 'opinions-page', titleKey: 'opinions.title', access: 'manuals:manage' },
    // A complete manual as one printable page; `:manual` is a `path` of `GROUPS`.
    { path: '/manuales/imprimir/:manual', page: 'print-page', titleKey: 'title', access: 'public' },
  ],
  links: [
    { slot: 'menu', path: '/manuales', icon: 'manuals', labelKey: 'nav', order: 90, access: 'public' },
    // Each page of the manuals, because the search omits routes with a parameter.
    ...SLUGS.map((slug, order) => ({
      slot: 'palette.screen' as const,
      path: `/manuales/${slug}`,
      labelKey: `page.${slug}`,
      order,
      access: 'public' as const,
    })),
    ...HELP.map(({ page, section, screens }, order) => ({
      slot: 'help' as const,
      path: helpPath(page, section),
      labelKey: section ? `help.${section}` : `page.${page}`,
      order,
      access: 'public' as const,
      also: [...screens],
    })),
  ],
  parts: [],
}

import { getProgram, listPrograms } from '@fichero/contract/calls/programs.calls'
import { createProgramPath } from '@fichero/contract/paths'
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'

export const definition: RemoteDefinition = {
  name: 'programs',
  routes: [
    {
      path: '/programs',
      page: 'list-page',
      titleKey: 'list.title',
      access: 'authenticated',
      // Requests that the shell prefetches while it loads the code of the page.
      first: [listPrograms],
    },
    {
      path: '/programas',
      page: 'list-page',
      titleKey: 'list.title',
      access: 'authenticated',
      first: [listPrograms],
    },
    { path: '/programs/disabled', page: 'disabled-page', titleKey: 'disabled.title', access: 'programs:view-disabled' },
    {
      path: '/programas/:id',
      page: 'program-page',
      titleKey: 'detail.title',
      access: 'public',
      first: [getProgram],
    },
  ],
  links: [
    {
      slot: 'menu',
      path: '/programs',
      also: ['/programas'],
      icon: 'programs',
      labelKey: 'nav',
      order: 30,
      access: 'authenticated',
    },
    { slot: 'palette.action', path: createProgramPath, labelKey: 'list.create', order: 20, access: 'programs:create' },
  ],
  parts: [
    {
      slot: 'ficha.section',
      page: 'design-section',
      titleKey: 'detail.design',
      order: 90,
      height: 420,
      heightNarrow: 520,
      access: 'authenticated',
    },
  ],
  // How the search renders the group `programas` of the answer of `GET /search`.
  results: [
    {
      group: 'programas',
      titleKey: 'nav',
      order: 40,
      path: '/programas/:id',
      label: '{{nombre_programa}}{{version, programVersion}}',
      detail: '$t(kit:value.nivel.{{nivel}})',
      sofia: ['nombre_programa'],
      icon: 'programs',
    },
  ],
}

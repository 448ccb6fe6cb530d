import { PATHS } from '@fichero/contract/paths'
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'

export const definition: RemoteDefinition = {
  name: 'fichas',
  routes: [
    { path: '/fichas', page: 'list-page', titleKey: 'list.title', access: 'authenticated' },
    { path: '/fichas/disabled', page: 'disabled-page', titleKey: 'disabled.title', access: 'fichas:view-disabled' },
    { path: PATHS.tytBoard, page: 'tyt-board-page', titleKey: 'board.title', access: 'authenticated' },
    { path: PATHS.owed, page: 'owed-page', titleKey: 'owed.title', access: 'authenticated' },
    { path: PATHS.missing, page: 'missing-page', titleKey: 'missing.title', access: 'authenticated' },
    { path: PATHS.competencyMap, page: 'competency-map-page', titleKey: 'map.title', access: 'authenticated' },
    { path: '/fichas/visualizar/:nroFicha', page: 'ficha-page', titleKey: 'detail.title', access: 'authenticated' },
    {
      path: '/fichas/visualizarEstudiantePage/:documentNumber',
      page: 'apprentice-page',
      titleKey: 'apprentice.title',
      access: 'authenticated',
    },
    {
      path: PATHS.dashboardFichas,
      page: 'fichas-by-state-page',
      titleKey: 'byState.title.all',
      access: 'authenticated',
    },
    {
      path: PATHS.dashboardApprentices,
      page: 'apprentices-page',
      titleKey: 'apprentices.title.all',
      access: 'authenticated',
    },
  ],
  cards: [
    { page: 'first-steps-line', titleKey: 'firstSteps.title', order: 5, width: 'line', access: 'fichas:create' },
    { page: 'ending-line', titleKey: 'ending.title', order: 20, width: 'line', access: 'authenticated' },
    {
      page: 'counters-card',
      titleKey: 'counters.title',
      order: 10,
      width: 'major',
      height: 120,
      access: 'authenticated',
    },
    { page: 'ending-card', titleKey: 'ending.title', order: 40, width: 'major', height: 300, access: 'authenticated' },
    { page: 'tyt-card', titleKey: 'tyt.title', order: 50, width: 'minor', height: 240, access: 'authenticated' },
  ],
  search: [{ kind: 'action', path: '/fichas?crear', labelKey: 'list.create', access: 'fichas:create' }],
  results: [
    {
      group: 'fichas',
      titleKey: 'nav',
      order: 10,
      path: '/fichas/visualizar/:nro_ficha',
      label: '{{nombre_programa, programName}}',
      detail: '{{nombre_jefe_ficha}}',
      tab: 'nro_ficha',
    },
    {
      group: 'aprendices',
      titleKey: 'detail.apprentices',
      order: 20,
      path: '/fichas/visualizarEstudiantePage/:nro_documento?ficha=:nro_ficha',
      label: '{{nombre}} {{apellido}}',
      detail: '{{nro_documento}} · {{nombre_programa, programName}}',
      tab: 'nro_ficha',
    },
  ],
  nav: [
    { path: '/fichas', icon: 'fichas', labelKey: 'nav', order: 10, access: 'authenticated' },
    { path: PATHS.tytBoard, icon: 'target', labelKey: 'board.title', order: 12, access: 'authenticated' },
    { path: PATHS.owed, icon: 'pending', labelKey: 'owed.title', order: 14, access: 'authenticated' },
  ],
}

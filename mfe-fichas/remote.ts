import {
  countOwnOwed,
  countReports,
  countTyt,
  listDashboardApprentices,
  listEndingSoon,
  listOwnFichas,
} from '@fichero/contract/calls/dashboard.calls'
import { countFichas, getApprentice, getFicha, listFichas } from '@fichero/contract/calls/fichas.calls'
import { getCompetencyMap, getMissing, listOwedByInstructor } from '@fichero/contract/calls/owed.calls'
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { countBoard } from '@fichero/contract/calls/tyt.calls'
import { firstCall, fromAddress } from '@fichero/contract/first-calls'
import { DEFAULT_PAGE_SIZE } from '@fichero/contract/limits'
import { PATHS } from '@fichero/contract/paths'
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'

/** Prefetches the ficha in the URL. */
const prefetchFicha = firstCall(getFicha)
/** The page number and size of a list, from the URL parameters that `usePages` reads. */
const pageParams = { page: fromAddress('page', 1), limit: fromAddress('limit', DEFAULT_PAGE_SIZE) }

export const definition: RemoteDefinition = {
  name: 'fichas',
  routes: [
    {
      path: '/fichas',
      page: 'list-page',
      titleKey: 'list.title',
      access: 'authenticated',
      first: [
        firstCall(listPrograms),
        firstCall(listFichas, { query: { mias: true, ...pageParams }, unless: ['mias', 'programId'] }),
      ],
    },
    { path: '/fichas/disabled', page: 'disabled-page', titleKey: 'disabled.title', access: 'fichas:view-disabled' },
    { path: PATHS.loads, page: 'load-reports-page', titleKey: 'loads.title', access: 'fichas:import-evaluations' },
    {
      path: PATHS.tytBoard,
      page: 'tyt-board-page',
      titleKey: 'board.title',
      access: 'authenticated',
      first: [firstCall(countBoard, { query: { mias: true } }), firstCall(listPrograms)],
    },
    {
      path: PATHS.owed,
      page: 'owed-page',
      titleKey: 'owed.title',
      access: 'authenticated',
      first: [
        firstCall(listOwedByInstructor, {
          query: {
            mias: fromAddress('mias'),
            nroFicha: fromAddress('ficha'),
            programId: fromAddress('programa'),
            jefe: fromAddress('jefe'),
            responsable: fromAddress('responsable'),
            orden: fromAddress('orden'),
            page: pageParams.page,
          },
          unless: ['sinEmpezar', 'agrupar'],
        }),
      ],
    },
    {
      path: PATHS.missing,
      page: 'missing-page',
      titleKey: 'section.missing',
      access: 'authenticated',
      first: [prefetchFicha, firstCall(getMissing)],
    },
    {
      path: PATHS.fichaLoads,
      page: 'loads-page',
      titleKey: 'section.loads',
      access: 'authenticated',
      first: [prefetchFicha],
    },
    {
      path: PATHS.fichaFacts,
      page: 'facts-page',
      titleKey: 'section.facts',
      access: 'authenticated',
      first: [prefetchFicha],
    },
    {
      path: PATHS.competencyMap,
      page: 'competency-map-page',
      titleKey: 'section.map',
      access: 'authenticated',
      first: [prefetchFicha, firstCall(getCompetencyMap)],
    },
    {
      path: '/fichas/visualizar/:nroFicha',
      page: 'ficha-page',
      titleKey: 'detail.title',
      access: 'authenticated',
      first: [prefetchFicha],
    },
    {
      path: '/fichas/visualizarEstudiantePage',
      page: 'apprentice-page',
      titleKey: 'apprentice.title',
      access: 'authenticated',
    },
    {
      path: '/fichas/visualizarEstudiantePage/:documentNumber',
      page: 'apprentice-page',
      titleKey: 'apprentice.title',
      access: 'authenticated',
      first: [firstCall(getApprentice, { query: { ficha: fromAddress('ficha') } })],
    },
    {
      path: PATHS.dashboardFichas,
      page: 'fichas-by-state-page',
      titleKey: 'byState.title.all',
      access: 'authenticated',
      first: [firstCall(listFichas, { query: { categoria: fromAddress('categoria'), ...pageParams } })],
    },
    {
      path: PATHS.dashboardApprentices,
      page: 'apprentices-page',
      titleKey: 'apprentices.title.all',
      access: 'authenticated',
      first: [
        firstCall(listDashboardApprentices, {
          query: {
            tyt: fromAddress('tyt'),
            programId: fromAddress('programa'),
            mias: fromAddress('mias'),
            sinContacto: fromAddress('sinContacto'),
            ...pageParams,
          },
        }),
      ],
    },
  ],
  cards: [
    { page: 'first-steps-line', titleKey: 'firstSteps.title', order: 5, width: 'line', access: 'fichas:create' },
    {
      page: 'owed-line',
      titleKey: 'own.owesTitle',
      order: 8,
      width: 'line',
      access: 'authenticated',
      first: [firstCall(countOwnOwed)],
    },
    {
      page: 'lacking-line',
      titleKey: 'own.lacksTitle',
      order: 9,
      width: 'line',
      access: 'authenticated',
      first: [firstCall(listOwnFichas)],
    },
    {
      page: 'ending-line',
      titleKey: 'ending.title',
      order: 20,
      width: 'line',
      access: 'fichas:edit',
      first: [firstCall(listEndingSoon)],
    },
    {
      page: 'reports-line',
      titleKey: 'own.oldTitle',
      order: 22,
      width: 'line',
      access: 'fichas:import-evaluations',
      first: [firstCall(countReports)],
    },
    {
      page: 'rejected-line',
      titleKey: 'own.rejectedTitle',
      order: 24,
      width: 'line',
      access: 'fichas:import-evaluations',
      first: [firstCall(countReports)],
    },
    {
      page: 'own-card',
      titleKey: 'own.title',
      order: 5,
      width: 'wide',
      height: 160,
      heightNarrow: 260,
      access: 'authenticated',
      notFor: 'fichas:edit',
      first: [firstCall(listOwnFichas)],
    },
    {
      page: 'own-card',
      titleKey: 'own.title',
      order: 45,
      width: 'wide',
      height: 100,
      access: 'fichas:edit',
      first: [firstCall(listOwnFichas)],
    },
    {
      page: 'counters-card',
      titleKey: 'counters.title',
      order: 10,
      width: 'major',
      height: 120,
      heightNarrow: 232,
      access: 'authenticated',
      first: [firstCall(countFichas)],
    },
    {
      page: 'ending-card',
      titleKey: 'ending.title',
      order: 40,
      width: 'major',
      height: 300,
      heightNarrow: 380,
      access: 'authenticated',
      first: [firstCall(listEndingSoon)],
    },
    {
      page: 'tyt-card',
      titleKey: 'tyt.title',
      order: 50,
      width: 'minor',
      height: 270,
      heightNarrow: 350,
      access: 'authenticated',
      first: [firstCall(countTyt)],
    },
  ],
  places: [
    {
      place: 'person.section',
      page: 'headed-section',
      titleKey: 'headed.title',
      order: 10,
      height: 153,
      heightNarrow: 307,
      access: 'authenticated',
    },
    {
      place: 'person.section',
      page: 'given-section',
      titleKey: 'given.title',
      order: 20,
      height: 400,
      heightNarrow: 430,
      access: 'authenticated',
    },
  ],
  files: { path: PATHS.loads, labelKey: 'loads.action', order: 10, access: 'fichas:import-evaluations' },
  search: [{ kind: 'action', path: '/fichas?crear', labelKey: 'list.create', access: 'fichas:create' }],
  results: [
    {
      group: 'fichas',
      titleKey: 'nav',
      order: 10,
      path: '/fichas/visualizar/:nro_ficha',
      label: '{{nombre_programa}}',
      detail: '{{nombre_jefe_ficha}}',
      sofia: ['nombre_programa'],
      tab: 'nro_ficha',
    },
    {
      group: 'aprendices',
      titleKey: 'detail.apprentices',
      order: 20,
      path: '/fichas/visualizarEstudiantePage/:nro_documento?ficha=:nro_ficha',
      label: '{{nombre}} {{apellido}}',
      detail: '{{nro_documento}} · {{nombre_programa}}',
      sofia: ['nombre_programa'],
      tab: 'nro_ficha',
    },
  ],
  nav: [
    { path: '/fichas', icon: 'fichas', labelKey: 'nav', order: 10, access: 'authenticated' },
    { path: PATHS.tytBoard, icon: 'target', labelKey: 'board.title', order: 12, access: 'authenticated' },
    { path: PATHS.owed, icon: 'pending', labelKey: 'owed.title', order: 14, access: 'authenticated' },
  ],
}

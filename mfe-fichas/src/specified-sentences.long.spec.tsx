/** @jest-environment jsdom */
import { getApprentice, getFicha, listDisabledFichas } from '@fichero/contract/calls/fichas.calls'
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { listUsers } from '@fichero/contract/calls/users.calls'
import { SENTENCES_OF_FICHAS } from '@fichero/contract/testing/sentences-of-fichas'
import { answer } from '@fichero/kit/testing/answers'
import { provocations } from '@fichero/kit/testing/provoke'
import en from '../locales/en.json'
import es from '../locales/es.json'
import { definition } from '../remote'
import { APPRENTICE } from '../testing/apprentice'
import { FICHA } from '../testing/ficha'
import { Page as ApprenticePage } from './pages/apprentice-page'
import { Page as DisabledPage } from './pages/disabled-page'
import { Page as FactsPage } from './pages/facts-page'
import { Page as ListPage } from './pages/list-page'
import { examples as listed } from './pages/list-page.examples'
import { Page as LoadReportsPage } from './pages/load-reports-page'

const pages = {
  'list-page': ListPage,
  'disabled-page': DisabledPage,
  'facts-page': FactsPage,
  'apprentice-page': ApprenticePage,
  'load-reports-page': LoadReportsPage,
}
const detailFields = {
  version: 1,
  version_programa: null,
  ultimo_reporte: null,
  aprendices: [],
  totales: { por_estado: [] },
}
const disabled = { ...FICHA, estado: 'deshabilitado', can: { ...FICHA.can, enable: true } }
const program = { id: FICHA.id_programa_formacion, nombre_programa: FICHA.programa_formacion, codigo: null }
const answers = [
  ...listed,
  answer(listPrograms, { ok: true, programs: [program], can: { create: true, viewDisabled: true } } as never),
  answer(listUsers, { ok: true, users: [], can: { create: true, viewDisabled: true } } as never),
  answer(getFicha, { ...FICHA, ...detailFields } as never),
  answer(listDisabledFichas, [disabled] as never),
  answer(getApprentice, { ok: true, data: APPRENTICE }),
]

// jsdom lacks these functions.
Object.defineProperty(globalThis, 'crypto', { value: { getRandomValues: (bytes: Uint8Array) => bytes.fill(10) } })

// The specification quotes some messages verbatim. Each test makes a page show one of these messages.
test.each(provocations(SENTENCES_OF_FICHAS, { definition, texts: { es, en }, pages }, answers))('%s', (_, provoke) =>
  provoke(),
)

import { listDeployTokens, listManagedRemotes } from '@fichero/contract/calls/releases.calls'
import type { Language } from '@fichero/contract/enums'
import type { ManagedRemote, ManagedRemotesAnswer, Release } from '@fichero/contract/releases.schema'
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import { answer, openInFakeShell } from '@fichero/kit/testing/fake-shell'
import en from '../locales/en.json'
import es from '../locales/es.json'
import { Page } from '../modules-page'

const definition: RemoteDefinition = {
  name: 'modules',
  routes: [{ path: '/modulos', page: 'modules', titleKey: 'description', access: 'remotes:manage' }],
  links: [],
  parts: [],
}
const NOTHING = { rutas: [], enlaces: [], partes: [], resultados: [], permisos: [], llamadas: [] }

/** Returns a release that a team published. */
export const release = (version: string, hash: string, overrides: Partial<Release> = {}): Release => ({
  hash,
  version,
  origen: 'publicada',
  autor: 'CI',
  fecha: '2026-11-27T15:00:00.000Z',
  tamano: 1000,
  tamano_codigo: 900,
  figuras: [],
  cambios: null,
  declara: NOTHING,
  problemas: [],
  problemas_proxima: null,
  contrato_anterior: false,
  retirada: null,
  fallos: [],
  causas: [],
  infracciones: 0,
  can: { activate: true, withdraw: true },
  ...overrides,
})

/** A module without releases. */
export const HORARIOS: ManagedRemote = {
  nombre: 'horarios',
  titulo: { es: 'Horarios', en: 'Timetables' },
  activa: null,
  desde: null,
  anterior: null,
  respaldo: null,
  omitidas: [],
  candidata: null,
  retirado: null,
  fijada: false,
  servicio: null,
  version: 1,
  lanzamientos: [],
  can: { rollBack: false, retire: false, pin: false, unpin: false },
}

type Opened = Pick<ManagedRemotesAnswer, 'remotos'> & Partial<ManagedRemotesAnswer> & { language?: Language }

/** Opens the page in a system with these modules. `answers` are those of its other calls. */
export const openModules = ({ language = 'es', ...listed }: Opened, ...answers: ReturnType<typeof answer>[]) =>
  openInFakeShell({ definition, texts: { es, en }, pages: { modules: Page } }, '/modulos', {
    as: ['remotes:manage'],
    language,
    answers: [
      answer(listManagedRemotes, { ok: true, proxima: null, ...listed }),
      answer(listDeployTokens, { ok: true, claves: [] }),
      ...answers,
    ],
  })

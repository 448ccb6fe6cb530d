import type { AccessRequest, WaitingUser } from '@fichero/contract/admin.schema'
import { listPendingUsers, listWaitingUsers } from '@fichero/contract/calls/users.calls'
import { answer, type FakeAnswer, type OpenedScreen, openInFakeShell, USER } from '@fichero/kit/testing/fake-shell'
import en from '../locales/en.json'
import es from '../locales/es.json'
import { definition } from '../remote'
import { Page } from '../src/pages/requests-page'
import { Page as Notices } from '../src/pages/waiting-notices'
import { rowsOf } from './read-screen'

/** The remote with the pages about requests. */
export const remote = { definition, texts: { es, en }, pages: { 'requests-page': Page, 'waiting-notices': Notices } }

/** A request for access. */
export const asking = (id: number, fields: object = {}) =>
  ({
    ...USER,
    id,
    nombre: 'Luz',
    apellido: `Vega ${id}`,
    nro_documento: `52${id}`,
    correo_institucional: `luz${id}@fichero.example`,
    estado: 'pendiente',
    ultimo_intento: null,
    parecidos: [],
    centros: [],
    ...fields,
  }) as unknown as AccessRequest

/** The answer with these requests for access. */
export const pending = (...users: AccessRequest[]) => answer(listPendingUsers, { ok: true, users })

/** The answer with these people who cannot sign in. */
export const waiting = (...users: WaitingUser[]) => answer(listWaitingUsers, { ok: true, users })

/** Opens the page of the requests. */
export function openRequests(...answers: FakeAnswer[]) {
  sessionStorage.clear()
  const all = [waiting(), ...answers]
  return openInFakeShell(remote, '/instructors/solicitudes', { as: ['users:approve'], answers: all })
}

/** The names in the table, each as long as a name of `asking`. */
export const names = (screen: Pick<OpenedScreen, 'container'>) =>
  rowsOf(screen.container)
    .slice(1)
    .map(([, person]) => person?.slice(0, 10))

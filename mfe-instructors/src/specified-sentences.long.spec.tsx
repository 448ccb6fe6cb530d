/** @jest-environment jsdom */
import type { AccessRequest } from '@fichero/contract/admin.schema'
import { getConfig } from '@fichero/contract/calls/auth.calls'
import {
  countUsers,
  createUser,
  listDisabledUsers,
  listPendingUsers,
  listUsers,
  updateUser,
} from '@fichero/contract/calls/users.calls'
import { SENTENCES_OF_INSTRUCTORS } from '@fichero/contract/testing/sentences-of-instructors'
import { answer } from '@fichero/kit/testing/answers'
import { USER } from '@fichero/kit/testing/fake-shell'
import { provocations } from '@fichero/kit/testing/provoke'
import en from '../locales/en.json'
import es from '../locales/es.json'
import { definition } from '../remote'
import { PEOPLE } from '../testing/people'
import { Page as DisabledPage } from './pages/disabled-page'
import { Page as ListPage } from './pages/list-page'
import { examples as person } from './pages/person-page.examples'
import { Page as RequestsPage } from './pages/requests-page'

const pages = { 'list-page': ListPage, 'disabled-page': DisabledPage, 'requests-page': RequestsPage }
const [first] = PEOPLE as [(typeof PEOPLE)[number]]
const disabled = { ...first, estado: 'deshabilitado', can: { enable: true } }
const asking: AccessRequest = {
  ...USER,
  ...first,
  estado: 'pendiente',
  ultimo_intento: null,
  parecidos: [],
  centros: [],
}
const answers = [
  ...person,
  answer(listUsers, { ok: true, users: PEOPLE, can: { create: true, viewDisabled: true } } as never),
  answer(listDisabledUsers, [disabled] as never),
  answer(listPendingUsers, { ok: true, users: [asking] } as never),
  answer(countUsers, { ok: true, stats: { pendingApprovals: 1 } } as never),
  answer(getConfig, { ok: true, correo: true } as never),
  answer(createUser, { ok: true, msg: '' } as never),
  answer(updateUser, { ok: true, msg: '' } as never),
]

// The specification quotes some messages verbatim. Each test makes a page show one of these messages.
test.each(provocations(SENTENCES_OF_INSTRUCTORS, { definition, texts: { es, en }, pages }, answers))(
  '%s',
  (_, provoke) => provoke(),
)

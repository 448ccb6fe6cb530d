/** @jest-environment jsdom */
import { getUser, updateUser } from '@fichero/contract/calls/users.calls'
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import { SENTENCES_OF_SHELL } from '@fichero/contract/testing/sentences-of-shell'
import { answer } from '@fichero/kit/testing/answers'
import { USER } from '@fichero/kit/testing/fake-shell'
import { provocations } from '@fichero/kit/testing/provoke'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { ProfileDialog } from './profile-dialog'

// Mounts the profile dialog of the shell as the only page of a remote, so that the fake shell can open it.
const definition: RemoteDefinition = {
  name: 'shell',
  routes: [{ path: '/perfil', page: 'profile', titleKey: 'profile.title', access: 'authenticated' }],
  links: [],
  parts: [],
}
const pages = { profile: () => <ProfileDialog opened onClose={() => undefined} /> }
const user = { ...USER, version: 1, fichas: [], fichas_asignadas: 0, dias_contrato: null, can: { edit: true } }
const answers = [answer(getUser, { ok: true, user } as never), answer(updateUser, { ok: true, msg: '', user } as never)]

// The specification quotes some messages verbatim. Each test makes a page show one of these messages.
test.each(provocations(SENTENCES_OF_SHELL, { definition, texts: { es, en }, pages }, answers))('%s', (_, provoke) =>
  provoke(),
)

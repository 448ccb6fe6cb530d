/** @jest-environment jsdom */
import { getUser, updateUser } from '@fichero/contract/calls/users.calls'
import type { RemoteDefinition } from '@fichero/contract/remotes.schema'
import { answer } from '@fichero/kit/testing/answers'
import { type FakeAnswer, openInFakeShell, refuse, USER } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor } from '@testing-library/react'
import { useState } from 'react'
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
const onClose = jest.fn()
const remote = { definition, texts: { es, en }, pages: { profile: () => <ProfileDialog opened onClose={onClose} /> } }
const PROFILE = {
  ...USER,
  version: 3,
  nombre: 'Marina',
  apellido: 'Quintero',
  correo_institucional: 'marina@fichero.example',
  tipo: 'tecnico',
  fichas: [],
  fichas_asignadas: 0,
  dias_contrato: null,
  can: { edit: true, assign: false },
}
const saved = answer(updateUser, { ok: true, msg: '', user: { ...PROFILE, version: 4 } } as never)

async function openForm(...answers: FakeAnswer[]) {
  sessionStorage.clear()
  onClose.mockClear()
  const profile = answer(getUser, { ok: true, user: PROFILE } as never)
  const screen = await openInFakeShell(remote, '/perfil', { as: [], answers: [profile, ...answers] })
  fireEvent.click(await screen.findByText('Editar perfil'))
  const name = (await screen.findByLabelText(/^Nombre completo/)) as HTMLInputElement
  return {
    ...screen,
    name,
    save: (label = 'Guardar perfil') => fireEvent.click(screen.getByRole('button', { name: label })),
    requests: () => screen.sent.filter(({ method }) => method === 'PUT'),
  }
}

test('a user who does not assign types sees the own type without changing it', async () => {
  const screen = await openForm(saved)
  expect((screen.getByLabelText(/^Tipo de instructor/) as HTMLInputElement).readOnly).toBe(true)
  expect(screen.getByText(es.profile.edit.adminOnly)).toBeTruthy()
  fireEvent.change(screen.name, { target: { value: 'Marina Duque' } })
  screen.save()
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(screen.requests()).toMatchObject([{ ifMatch: '"3"', body: { nombre: 'Marina', apellido: 'Duque' } }])
  expect(screen.requests()[0]?.body).not.toHaveProperty('tipo')
})

test('a failed save keeps the typed values, and a double click sends once', async () => {
  const screen = await openForm(refuse(updateUser, 500, 'internal'))
  fireEvent.change(screen.name, { target: { value: 'Marina Duque' } })
  screen.save()
  screen.save()
  expect((await screen.findByRole('alert')).textContent).toContain(es.profile.edit.kept)
  expect(screen.name.value).toBe('Marina Duque')
  expect(screen.requests()).toHaveLength(1)
})

test('after a concurrent edit, the form shows the other values and saves the typed ones', async () => {
  const stale = refuse(updateUser, 412, 'stale_version')
  const actual = { ...PROFILE, version: 4, apellido: 'Ajeno', correo_institucional: 'ajeno@fichero.example' }
  const screen = await openForm({ ...stale, body: { ...(stale.body as object), actual } })
  fireEvent.change(screen.name, { target: { value: 'Lo Mío' } })
  screen.save()
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('«Marina Ajeno»')
  expect(notice.textContent).toContain('«ajeno@fichero.example»')
  expect(document.activeElement).toBe(notice)
  expect(screen.name.value).toBe('Lo Mío')
  const email = screen.getByLabelText(/^Correo/) as HTMLInputElement
  expect(email.value).toBe('ajeno@fichero.example')
  screen.save('Guardar lo que veo')
  await waitFor(() => expect(screen.requests()).toHaveLength(2))
  expect(screen.requests()[1]).toMatchObject({
    ifMatch: '"4"',
    body: { nombre: 'Lo', apellido: 'Mío', correo_institucional: 'ajeno@fichero.example' },
  })
})

test('the draft has the typed name, but not the new password, even while the password is shown', async () => {
  const screen = await openForm()
  const password = screen.getByLabelText(/^Contraseña nueva/) as HTMLInputElement
  await screen.user.click(screen.getByRole('button', { name: 'Mostrar u ocultar la contraseña' }))
  expect(password.type).toBe('text')
  fireEvent.change(password, { target: { value: 'una clave muy nueva' } })
  fireEvent.change(screen.name, { target: { value: 'Ana de la Cuesta' } })
  const stored = () => JSON.stringify({ ...sessionStorage })
  await waitFor(() => expect(stored()).toContain('Ana de la Cuesta'))
  expect(stored()).not.toContain('una clave')
})

test('the form asks for the current password if the API requires it, and sends it with the typed values', async () => {
  const errors = { contrasenaActual: { code: 'current_password_required', msg: '' } }
  const refused = refuse(updateUser, 400, 'validation')
  const screen = await openForm({ ...refused, body: { ok: false, code: 'validation', msg: 'x', errors } })
  fireEvent.change(screen.getByLabelText(/^Correo/), { target: { value: 'otra@fichero.example' } })
  expect(screen.queryByLabelText(/^Contraseña actual/)).toBeNull()
  screen.save()
  const current = await screen.findByLabelText(/^Contraseña actual/)
  expect(screen.queryByText(es.profile.edit.failed)).toBeNull()
  fireEvent.change(current, { target: { value: 'la mía' } })
  screen.save()
  const body = { correo_institucional: 'otra@fichero.example', contrasenaActual: 'la mía' }
  await waitFor(() => expect(screen.requests()[1]).toMatchObject({ body }))
})

test('if the user closes the form during a save, its failure is a notification', async () => {
  function Profile() {
    const [opened, setOpened] = useState(true)
    return <ProfileDialog opened={opened} onClose={() => setOpened(false)} />
  }
  const answers = [answer(getUser, { ok: true, user: PROFILE } as never), refuse(updateUser, 500, 'internal')]
  const screen = await openInFakeShell({ ...remote, pages: { profile: Profile } }, '/perfil', { as: [], answers })
  fireEvent.click(await screen.findByText('Editar perfil'))
  await screen.findByLabelText(/^Nombre completo/)
  const { fetch } = globalThis
  globalThis.fetch = async (...sent) => {
    // The user closes the form before the API answers.
    await new Promise((resolve) => setTimeout(resolve))
    if (sent[1]?.method === 'PUT') fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }))
    return fetch(...sent)
  }
  fireEvent.click(screen.getByRole('button', { name: 'Guardar perfil' }))
  await screen.findByText(new RegExp(`^${es.profile.edit.failed}\\. `))
  expect(screen.queryByRole('dialog')).toBeNull()
})

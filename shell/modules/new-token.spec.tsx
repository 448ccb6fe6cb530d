/** @jest-environment jsdom */
import { createDeployToken } from '@fichero/contract/calls/releases.calls'
import type { DeployToken } from '@fichero/contract/deploy-tokens.schema'
import type { ManagedRemote } from '@fichero/contract/releases.schema'
import { answer } from '@fichero/kit/testing/fake-shell'
import { within } from '@testing-library/react'
import { HORARIOS, openModules } from './testing/open-modules'

const TOKEN: DeployToken = {
  id: 1,
  nombre: 'Equipo',
  remoto: 'horarios',
  activa: false,
  correo: null,
  creada: '2026-11-27T15:00:00.000Z',
  autor: 'Ana Peña',
  vence: '2027-02-25T15:00:00.000Z',
  usada: null,
  estado: 'vigente',
  reposo: null,
  can: { revoke: true },
}

/** Makes a token for `horarios` in a system with these modules. */
async function makeToken(remotos: ManagedRemote[]) {
  const made = { ok: true as const, msg: '', clave: TOKEN, valor: 'fichero_x' }
  const screen = await openModules({ remotos }, answer(createDeployToken, made))
  await screen.user.click(await screen.findByRole('button', { name: 'Crear clave' }))
  const form = within(await screen.findByRole('dialog'))
  await screen.user.type(form.getByLabelText(/^Nombre/), TOKEN.nombre)
  await screen.user.type(form.getByLabelText(/^Módulo/), TOKEN.remoto)
  await screen.user.click(form.getByRole('button', { name: 'Crear clave' }))
  expect(await screen.findByDisplayValue('fichero_x')).toBeTruthy()
  return screen
}

test('a token for a new module comes with the command that creates the module', async () => {
  const screen = await makeToken([])
  expect(screen.getByLabelText('Comando para crear el módulo')).toHaveProperty(
    'value',
    'npm create fichero-remote --registry=http://localhost/packages/ horarios',
  )
})

test('a token for a module with releases comes without a command', async () => {
  const screen = await makeToken([HORARIOS])
  expect(screen.queryByLabelText('Comando para crear el módulo')).toBeNull()
})

/** @jest-environment jsdom */
import { declareModuleService, removeModuleService } from '@fichero/contract/calls/module-service.calls'
import type { ManagedRemote } from '@fichero/contract/releases.schema'
import { answer } from '@fichero/kit/testing/fake-shell'
import { within } from '@testing-library/react'
import { HORARIOS, openModules } from './testing/open-modules'

const SERVICE = { direccion: 'https://servicios.example/horarios/', metodos: ['POST' as const] }

const openWith = (servicio: ManagedRemote['servicio'], responde = true) => {
  const remoto = { ...HORARIOS, servicio }
  return openModules(
    { remotos: [remoto] },
    answer(declareModuleService, { ok: true, msg: '', remoto: { ...remoto, servicio: SERVICE }, responde }),
    answer(removeModuleService, { ok: true, msg: '', remoto: HORARIOS }),
  )
}

test.each([
  [true, 'El servicio de Horarios se guardó, y respondió.'],
  [false, /^El servicio de Horarios se guardó, pero no respondió\. Revise la dirección/],
])(
  'an administrator declares the service of a module and reads whether it answered: %s',
  async (responde, sentence) => {
    const screen = await openWith(null, responde)
    await screen.user.click(await screen.findByRole('button', { name: 'Declarar servicio de Horarios' }))
    const form = within(await screen.findByRole('dialog'))
    const address = form.getByLabelText('Dirección del servicio', { exact: false })
    await screen.user.type(address, 'servicios')
    await screen.user.selectOptions(form.getByLabelText('Métodos permitidos'), 'GET, POST')
    await screen.user.click(form.getByRole('button', { name: 'Guardar servicio' }))
    expect(await form.findAllByText(/^Escriba una dirección como https/)).not.toHaveLength(0)
    await screen.user.clear(address)
    await screen.user.type(address, 'https://servicios.example/horarios')
    await screen.user.click(form.getByRole('button', { name: 'Guardar servicio' }))
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.sent.find(({ method }) => method === 'PUT')?.body).toEqual({
      direccion: 'https://servicios.example/horarios',
      metodos: ['POST'],
    })
  },
)

test('an administrator sees the service of a module, and removes it after a question', async () => {
  const screen = await openWith(SERVICE)
  expect(await screen.findByText(SERVICE.direccion)).toBeTruthy()
  expect(screen.getByText(/^Sus páginas consultan un servicio \(GET, POST\):/)).toBeTruthy()
  await screen.user.click(screen.getByRole('button', { name: 'Quitar servicio de Horarios' }))
  const question = within(await screen.findByRole('alertdialog'))
  await screen.user.click(question.getByRole('button', { name: 'Quitar servicio' }))
  expect(await screen.findByText('Horarios ya no tiene un servicio.')).toBeTruthy()
})

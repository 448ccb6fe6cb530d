/** @jest-environment jsdom */
import { updateContact } from '@fichero/contract/calls/fichas.calls'
import { answer, refuse } from '@fichero/kit/testing/fake-shell'
import { act, fireEvent, within } from '@testing-library/react'
import es from '../../locales/es.json'
import { textOf } from '../../testing/dom-queries'
import { openApprentice, press } from '../../testing/open-apprentice'

test('contact data can be edited only with permission', async () => {
  const { queryByText } = await openApprentice({
    can: { editContact: false, correct: false, recordTyt: false, shareProgress: false },
  })
  expect(queryByText('Editar contacto')).toBeNull()
  expect(queryByText('Corregir el documento')).toBeNull()
})

test('contact data are edited in a form with the name of the person, and a message confirms the change', async () => {
  const contacto = { celular: '3001112233', correo: 'luz@x.co', version: 2 }
  const screen = await openApprentice({ aprendiz: { celular: '3001112233' } }, [
    answer(updateContact, { ok: true, msg: '', contacto }),
  ])
  press(screen, 'Editar contacto')
  const phone = (await screen.findByLabelText('Celular')) as HTMLInputElement
  const dialog = within(screen.getByRole('dialog', { hidden: true }))
  const mail = dialog.getByLabelText('Correo') as HTMLInputElement
  expect([phone.value, phone.type, mail.value, mail.type]).toEqual(['3001112233', 'tel', '', 'email'])
  expect(textOf(dialog.getByText('LUZ SOTO').parentElement)).toBe('LUZ SOTO, CC 1012345678')
  expect(dialog.getByText(es.contact.fromSofia)).toBeTruthy()
  expect(dialog.getByText('Editar datos de contacto')).toBeTruthy()
  fireEvent.change(mail, { target: { value: 'luz@x.co' } })
  fireEvent.click(dialog.getByText('Guardar contacto'))
  await screen.findByText('Los datos de contacto se guardaron correctamente')
  expect(screen.sent.find(({ method }) => method === 'PUT')).toMatchObject({
    url: '/api/fichas/2990024/aprendices/1012345678',
    ifMatch: '"1"',
    body: { correo: 'luz@x.co' },
  })
  expect(screen.queryByLabelText('Celular')).toBeNull()
})

test('contact data stay in the form, with the reason, if the API rejects the change', async () => {
  const screen = await openApprentice({}, [refuse(updateContact, 403, 'forbidden')])
  press(screen, 'Editar contacto')
  fireEvent.change(await screen.findByLabelText('Celular'), { target: { value: '3001112233' } })
  press(screen, 'Guardar contacto')
  expect(await screen.findByText('Los datos de contacto no se guardaron')).toBeTruthy()
  expect((screen.getByLabelText('Celular') as HTMLInputElement).value).toBe('3001112233')
})

test('contact data are compared field by field if another user changed them meanwhile', async () => {
  const stale = refuse(updateContact, 412, 'stale_version')
  const actual = { celular: null, correo: 'otra@x.co', version: 2 }
  const screen = await openApprentice({ aprendiz: { celular: '3009998877' } }, [
    { ...stale, body: { ...(stale.body as object), actual } },
  ])
  press(screen, 'Editar contacto')
  fireEvent.change(await screen.findByLabelText('Celular'), { target: { value: '3001112233' } })
  press(screen, 'Guardar contacto')
  expect(await screen.findByText(/^Celular: ahora dice «vacío»/)).toBeTruthy()
  expect(screen.getByText('Correo: ahora dice «otra@x.co».')).toBeTruthy()
})

test.each([
  ['Correo', 'eva@y.co', { celular: '3001234567 / 3109876543' }, { correo: 'eva@y.co' }],
  ['Celular', '3001112233', { correo: 'no tiene' }, { celular: '3001112233' }],
])(
  'only %s is saved if an import stored a malformed value in the other field',
  async (label, typed, aprendiz, body) => {
    const screen = await openApprentice({ aprendiz }, [refuse(updateContact, 403, 'forbidden')])
    press(screen, 'Editar contacto')
    fireEvent.change(await screen.findByLabelText(label), { target: { value: typed } })
    press(screen, 'Guardar contacto')
    await screen.findByText('Los datos de contacto no se guardaron')
    expect(screen.sent.filter(({ method }) => method === 'PUT').map((sent) => sent.body)).toEqual([body])
  },
)

test('a notification names the person if contact data were not saved after the form was closed', async () => {
  const screen = await openApprentice({}, [refuse(updateContact, 403, 'forbidden')])
  press(screen, 'Editar contacto')
  fireEvent.change(await screen.findByLabelText('Celular'), { target: { value: '3001112233' } })
  const { fetch } = globalThis
  globalThis.fetch = async (...request) => {
    await act(async () => void fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }))
    return fetch(...request)
  }
  press(screen, 'Guardar contacto')
  await screen.findByText(/^El contacto de 1012345678 no se guardó: \S/)
})

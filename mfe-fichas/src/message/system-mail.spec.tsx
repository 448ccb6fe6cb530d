/** @jest-environment jsdom */
import { getSession } from '@fichero/contract/calls/auth.calls'
import { getApprentice } from '@fichero/contract/calls/fichas.calls'
import { sendNotice } from '@fichero/contract/calls/notices.calls'
import { answer, type FakeAnswer, refuse, USER } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor, within } from '@testing-library/react'
import { personOf } from '../../testing/open-apprentice'
import { openGroups } from '../../testing/open-missing'

const SEND = 'Enviar por el sistema'
const session = (envia_correos: boolean) =>
  answer(getSession, { ok: true, user: USER, permisos: [], envia_correos, centro: null })
const contact = (correo: string | null) =>
  answer(getApprentice, { ok: true, data: personOf({ aprendiz: { celular: '3001112233', correo } }) })
const DONE = answer(sendNotice, { ok: true, msg: 'El mensaje sale en un momento.' })

/** Opens the message to an apprentice, and waits until the contact data are known. */
async function openMessage(answers: FakeAnswer[]) {
  const screen = await openGroups('', {}, { answers })
  fireEvent.click(screen.getByRole('button', { name: 'Escribirle a VEGA, LUZ' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('link', { name: 'Abrir en WhatsApp' })
  return { ...screen, dialog }
}

test('a click sends subject and text once, and says where the message goes', async () => {
  const { dialog, sent } = await openMessage([session(true), contact('luz@x.co'), DONE])
  fireEvent.click(await dialog.findByRole('button', { name: SEND }))
  const text = 'Fichero se lo envía en un momento a luz@x.co. Las respuestas llegan al correo de usted.'
  expect((await dialog.findAllByText(text))[0]).toBeTruthy()
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: SEND }).disabled).toBe(true)
  expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([
    {
      url: '/api/fichas/2888001/aprendices/1001/avisos/correo',
      body: {
        asunto: 'Lo que falta en la ficha 2888001',
        texto: dialog.getByRole<HTMLTextAreaElement>('textbox').value,
      },
    },
  ])
})

test('a refusal is shown with its reason, and the other ways stay', async () => {
  const { dialog } = await openMessage([session(true), contact('luz@x.co'), refuse(sendNotice, 409, 'mail_refused')])
  fireEvent.click(await dialog.findByRole('button', { name: SEND }))
  expect((await dialog.findAllByText('mail_refused'))[0]).toBeTruthy()
  expect(dialog.getByRole('link', { name: 'Abrir en el correo' })).toBeTruthy()
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: SEND }).disabled).toBe(false)
})

test.each<[string, FakeAnswer[]]>([
  ['without a mail server', [session(false), contact('luz@x.co')]],
  ['to somebody without an address', [session(true), contact(null)]],
])('the system offers to send nothing %s', async (_, answers) => {
  const { dialog, sent } = await openMessage(answers)
  await waitFor(() => expect(sent.map(({ url }) => url)).toContain('/api/auth/session'))
  expect(dialog.queryByRole('button', { name: SEND })).toBeNull()
})

/** @jest-environment jsdom */
import { getSession } from '@fichero/contract/calls/auth.calls'
import { getApprentice } from '@fichero/contract/calls/fichas.calls'
import { sendGroupNotice, sendNotice, sendReminder } from '@fichero/contract/calls/notices.calls'
import { getUser } from '@fichero/contract/calls/users.calls'
import { answer, type FakeAnswer, refuse, USER } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor, within } from '@testing-library/react'
import { MISSING } from '../../testing/missing'
import { personOf } from '../../testing/open-apprentice'
import { openGroups } from '../../testing/open-missing'

const SEND = 'Enviar por el sistema'
const session = (envia_correos: boolean) =>
  answer(getSession, { ok: true, user: USER, permisos: [], envia_correos, centro: null, centros: [] })
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

const bodyOf = (dialog: ReturnType<typeof within>, asunto: string) => ({
  asunto,
  texto: (dialog.getByRole('textbox') as HTMLTextAreaElement).value,
})

describe('to the apprentices of a ficha', () => {
  const TO_ALL = 'Enviar por el sistema a 1.200 aprendices'

  async function openGroupMessage(answers: FakeAnswer[]) {
    const screen = await openGroups('', {}, { answers })
    fireEvent.click(screen.getByRole('button', { name: 'Escribir al grupo' }))
    return { ...screen, dialog: within(await screen.findByRole('dialog')) }
  }

  test('the button says how many there are, and the answer how many get a message', async () => {
    const { dialog, sent } = await openGroupMessage([
      session(true),
      answer(sendGroupNotice, { ok: true, msg: '', mensajes: 26, sin_mensaje: 2 }),
    ])
    fireEvent.click(await dialog.findByRole('button', { name: TO_ALL }))
    const text =
      'Fichero envía 26 mensajes en un momento, uno a cada aprendiz. Las respuestas llegan al correo de usted. ' +
      '2 aprendices no tienen correo registrado o pidieron no recibir mensajes.'
    expect((await dialog.findAllByText(text))[0]).toBeTruthy()
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: TO_ALL }).disabled).toBe(true)
    const body = bodyOf(dialog, 'Lo que falta en la ficha 2888001')
    expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([
      { url: '/api/fichas/2888001/avisos/correo', body },
    ])
  })

  test('a refusal is shown, and the message can be sent again', async () => {
    const { dialog } = await openGroupMessage([session(true), refuse(sendGroupNotice, 409, 'mail_limit_reached')])
    fireEvent.click(await dialog.findByRole('button', { name: TO_ALL }))
    expect((await dialog.findAllByText('mail_limit_reached'))[0]).toBeTruthy()
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: TO_ALL }).disabled).toBe(false)
  })
})

describe('to an instructor', () => {
  const user = (correo_institucional: string) =>
    answer(getUser, { ok: true, user: { ...USER, correo_institucional } } as never)

  const responsables = MISSING.responsables.map((row) => (row.nombre === 'Rita Luna' ? { ...row, id_usuario: 7 } : row))

  async function openReminder(name: string, answers: FakeAnswer[]) {
    const screen = await openGroups('?vista=instructor', { responsables }, { answers })
    fireEvent.click(screen.getByRole('button', { name: `Escribirle a ${name}` }))
    return { ...screen, dialog: within(await screen.findByRole('dialog')) }
  }

  test('a click sends the reminder to the user', async () => {
    const { dialog, sent } = await openReminder('Rita Luna', [
      session(true),
      user('rita@x.co'),
      answer(sendReminder, { ok: true, msg: '' }),
    ])
    fireEvent.click(await dialog.findByRole('button', { name: SEND }))
    const text = 'Fichero se lo envía en un momento a rita@x.co. Las respuestas llegan al correo de usted.'
    expect((await dialog.findAllByText(text))[0]).toBeTruthy()
    const body = { ...bodyOf(dialog, 'Lo que falta por evaluar en la ficha 2888001'), id_usuario: 7 }
    expect(sent.filter(({ method }) => method === 'POST')).toMatchObject([
      { url: '/api/fichas/pendientes/avisos/correo', body },
    ])
  })

  test('the system offers to send nothing to an instructor who is not a user', async () => {
    const { dialog, sent } = await openReminder('Otto Gil', [session(true)])
    await waitFor(() => expect(sent.map(({ url }) => url)).toContain('/api/auth/session'))
    expect(dialog.queryByRole('button', { name: SEND })).toBeNull()
  })
})

test.each<[string, FakeAnswer[]]>([
  ['without a mail server', [session(false), contact('luz@x.co')]],
  ['to somebody without an address', [session(true), contact(null)]],
])('the system offers to send nothing %s', async (_, answers) => {
  const { dialog, sent } = await openMessage(answers)
  await waitFor(() => expect(sent.map(({ url }) => url)).toContain('/api/auth/session'))
  expect(dialog.queryByRole('button', { name: SEND })).toBeNull()
})

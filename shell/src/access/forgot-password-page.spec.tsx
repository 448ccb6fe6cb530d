/** @jest-environment jsdom */
import { forgotPassword } from '@fichero/contract/calls/auth.calls'
import { answer, refuse } from '@fichero/kit/testing/fake-shell'
import { openAccess } from './testing/open-access'

type Opened = Awaited<ReturnType<typeof openAccess>>
const done = answer(forgotPassword, { ok: true, msg: '' })
const ask = ({ user, ...screen }: Opened, document: string) =>
  user.type(screen.getByLabelText('Número de documento'), `${document}{Enter}`)

beforeEach(() => sessionStorage.clear())

test.each([
  ['true', 'Revise su correo', /Si el documento 99999999 tiene una cuenta/, 'Pedir otro enlace'],
  ['false', 'Su solicitud quedó enviada', /Si el documento 99999999 está registrado/, 'Escribir otro documento'],
])(
  'with data-sends-mail=%s, the page confirms the request for any document number and accepts another number',
  async (mail, title, lead, again) => {
    document.documentElement.dataset.sendsMail = mail
    const screen = await openAccess('/forgot-password', { answers: [done] })
    await ask(screen, '99999999')
    const focused = await screen.findByRole('heading', { level: 1, name: title })
    expect(document.activeElement).toBe(focused)
    expect(screen.getByText(lead)).toBeTruthy()
    await screen.user.click(screen.getByRole('button', { name: again }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cree una contraseña nueva')
  },
)

test('the page shows the error of an invalid document number and sends no request', async () => {
  const screen = await openAccess('/forgot-password')
  await ask(screen, '12a')
  expect(await screen.findByText('El documento debe tener entre 5 y 15 dígitos.')).toBeTruthy()
  expect(screen.sent).toEqual([])
})

test('an error of the API takes the focus', async () => {
  const screen = await openAccess('/forgot-password', {
    answers: [refuse(forgotPassword, 429, 'too_many_tries', { minutos: 2 })],
  })
  await ask(screen, '99999999')
  const focused = await screen.findByRole('alert')
  expect(document.activeElement).toBe(focused)
})

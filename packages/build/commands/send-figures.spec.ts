import { Refusal } from './refusal.mjs'
import { sendFigures } from './send-figures.mjs'

const descriptor = { name: 'horarios', hash: '0123456789abcdef' } as Parameters<typeof sendFigures>[1]
const page = { direccion: '/horarios', bloqueo: 210, memoria: 0, peticiones: 14, bytes: 98_304, mensajes: 0 }
const send = jest.fn()
const sent = (pages: (typeof page)[]) => sendFigures({ sendFigures: send }, descriptor, pages)

beforeEach(() => send.mockReset())

test('the figures of the pages are sent with the release', async () => {
  expect(await sent([page])).toBeUndefined()
  expect(send.mock.calls).toEqual([[descriptor, [page]]])
})

test('nothing is sent if no page was measured', async () => {
  expect(await sent([])).toBeUndefined()
  expect(send).not.toHaveBeenCalled()
})

test('an older system does not stop the command, which says so', async () => {
  send.mockRejectedValue(new Refusal('This address does not exist.'))
  expect(await sent([page])).toBe(
    'The figures of its pages were not stored, which older systems cannot do: This address does not exist.',
  )
})

test('a defect of the command is not hidden', async () => {
  send.mockRejectedValue(new TypeError('x'))
  await expect(sent([page])).rejects.toThrow(TypeError)
})

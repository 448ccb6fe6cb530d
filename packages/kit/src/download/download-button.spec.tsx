/** @jest-environment jsdom */
import { exportFicha, exportRejectedEvaluations } from '@fichero/contract/calls/fichas.calls'
import { screen, waitFor } from '@testing-library/react'
import { renderWithKit } from '../../testing/render-with-kit'
import { clearNotices, getNotices } from '../notify/store'
import { endSession, startSession } from '../session/store'
import { DownloadButton } from './download-button'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const saved: { name: string; type: string }[] = []
const requested: { url: string; token: string | null }[] = []
let sentBody: unknown
let answer: () => Promise<Response>

beforeEach(() => {
  jest.useFakeTimers()
  saved.length = 0
  requested.length = 0
  clearNotices()
  startSession({ token: 't-1', user: { id: 1 } as never })
  globalThis.fetch = (url, init) => {
    sentBody = init?.body
    requested.push({ url: String(url), token: new Headers(init?.headers).get('x-token') })
    return answer()
  }
  let content: Blob
  URL.createObjectURL = (blob) => {
    content = blob as Blob
    return 'blob:x'
  }
  URL.revokeObjectURL = () => undefined
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, type: content.type })
  })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  endSession()
})

const fileAnswer = () =>
  ({
    ok: true,
    status: 200,
    headers: new Headers({ 'content-disposition': 'attachment; filename="ficha-7.xlsx"' }),
    blob: async () => new Blob(['x'], { type: XLSX }),
  }) as Response
const textAnswer = (status: number, text: string) =>
  ({ ok: status < 300, status, headers: new Headers(), text: async () => text }) as Response

const renderButton = () =>
  renderWithKit(
    <DownloadButton call={exportFicha} input={{ params: { nroFicha: 7 } }}>
      Exportar
    </DownloadButton>,
  )
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /Exportar/ })

test('the button requests the file with the token and the page’s language, and saves it under the name from the server', async () => {
  answer = async () => fileAnswer()
  const { user } = renderButton()
  await user.click(button())
  await waitFor(() => expect(saved).toEqual([{ name: 'ficha-7.xlsx', type: XLSX }]))
  expect(requested).toEqual([{ url: '/api/fichas/7/exportacion?lang=es', token: 't-1' }])
  expect(getNotices().toasts).toEqual([])
})

test('the button sends the file from which the server creates the download', async () => {
  answer = async () => fileAnswer()
  const file = new File(['x'], 'juicios.xls')
  const { user } = renderWithKit(
    <DownloadButton call={exportRejectedEvaluations} input={{ params: { nroFicha: 7 }, file }}>
      Exportar
    </DownloadButton>,
  )
  await user.click(button())
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(requested).toEqual([{ url: '/api/fichas/7/evaluaciones/rechazos?lang=es', token: 't-1' }])
  expect((sentBody as FormData).get('archivo_excel')).toMatchObject({ name: 'juicios.xls' })
})

test('the button shows that it is loading, and ignores a second click', async () => {
  let arrive = (_: Response) => {}
  answer = () =>
    new Promise((resolve) => {
      arrive = resolve
    })
  const { user } = renderButton()
  await user.click(button())
  await waitFor(() => expect(button().disabled).toBe(true))
  await user.click(button())
  expect(requested).toHaveLength(1)
  arrive(fileAnswer())
  await waitFor(() => expect(button().disabled).toBe(false))
})

test.each([
  [
    'the message of the API',
    async () => textAnswer(404, '{"ok":false,"code":"ficha_not_found","msg":"No está."}'),
    'No está.',
  ],
  ['a lost connection', () => Promise.reject(new TypeError('failed')), 'Error de conexión. Intenta nuevamente.'],
  ['the page of a proxy', async () => textAnswer(200, '<html>'), 'Error: Formato de datos inválido.'],
])('the button shows %s in a toast and saves nothing', async (_, answers, text) => {
  answer = answers
  const { user } = renderButton()
  await user.click(button())
  await waitFor(() => expect(getNotices().toasts.map((toast) => toast.text)).toEqual([expect.stringContaining(text)]))
  expect(saved).toEqual([])
})

test('a 401 ends the session', async () => {
  answer = async () => textAnswer(401, '{"ok":false,"code":"session_ended","msg":"Terminó."}')
  const { user } = renderButton()
  await user.click(button())
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
})

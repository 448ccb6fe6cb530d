/** @jest-environment jsdom */
import { exportFicha, exportRejectedEvaluations } from '@fichero/contract/calls/fichas.calls'
import { screen, waitFor } from '@testing-library/react'
import { renderWithKit } from '../../testing/render-with-kit'
import { clearNotices, getNotices } from '../notify/store'
import { endSession, startSession } from '../session/store'
import { DownloadButton } from './download-button'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const saved: { name: string; type: string }[] = []
const asked: { url: string; token: string | null }[] = []
let sentBody: unknown
let answer: () => Promise<Response>

beforeEach(() => {
  jest.useFakeTimers()
  saved.length = 0
  asked.length = 0
  clearNotices()
  startSession({ token: 't-1', user: { id: 1 } as never })
  globalThis.fetch = (url, init) => {
    sentBody = init?.body
    asked.push({ url: String(url), token: new Headers(init?.headers).get('x-token') })
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

const draw = () =>
  renderWithKit(
    <DownloadButton call={exportFicha} input={{ params: { nroFicha: 7 } }}>
      Exportar
    </DownloadButton>,
  )
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /Exportar/ })

test('saves the file under the name of the server, asked for with the token and in the language of the screen', async () => {
  answer = async () => fileAnswer()
  const { user } = draw()
  await user.click(button())
  await waitFor(() => expect(saved).toEqual([{ name: 'ficha-7.xlsx', type: XLSX }]))
  expect(asked).toEqual([{ url: '/api/fichas/7/exportacion?lang=es', token: 't-1' }])
  expect(getNotices().toasts).toEqual([])
})

test('sends the file of which the other one is made', async () => {
  answer = async () => fileAnswer()
  const file = new File(['x'], 'juicios.xls')
  const { user } = renderWithKit(
    <DownloadButton call={exportRejectedEvaluations} input={{ params: { nroFicha: 7 }, file }}>
      Exportar
    </DownloadButton>,
  )
  await user.click(button())
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(asked).toEqual([{ url: '/api/fichas/7/evaluaciones/rechazos?lang=es', token: 't-1' }])
  expect((sentBody as FormData).get('archivo_excel')).toMatchObject({ name: 'juicios.xls' })
})

test('shows that it works, and takes no second click meanwhile', async () => {
  let arrive = (_: Response) => {}
  answer = () =>
    new Promise((resolve) => {
      arrive = resolve
    })
  const { user } = draw()
  await user.click(button())
  await waitFor(() => expect(button().disabled).toBe(true))
  await user.click(button())
  expect(asked).toHaveLength(1)
  arrive(fileAnswer())
  await waitFor(() => expect(button().disabled).toBe(false))
})

test.each([
  [
    'what the API says',
    async () => textAnswer(404, '{"ok":false,"code":"ficha_not_found","msg":"No está."}'),
    'No está.',
  ],
  ['a lost connection', () => Promise.reject(new TypeError('failed')), 'Error de conexión al servidor.'],
  ['the page of a proxy', async () => textAnswer(200, '<html>'), 'Error: Formato de datos inválido.'],
])('tells %s by a toast and saves nothing', async (_, answers, text) => {
  answer = answers
  const { user } = draw()
  await user.click(button())
  await waitFor(() => expect(getNotices().toasts.map((toast) => toast.text)).toEqual([expect.stringContaining(text)]))
  expect(saved).toEqual([])
})

test('a session that ended is ended here as well', async () => {
  answer = async () => textAnswer(401, '{"ok":false,"code":"session_ended","msg":"Terminó."}')
  const { user } = draw()
  await user.click(button())
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull())
})

/** @jest-environment jsdom */
import { recordNotice } from '@fichero/contract/calls/notices.calls'
import type { Notice } from '@fichero/contract/notices.schema'
import { answer } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor, within } from '@testing-library/react'
import { openApprentice } from '../../testing/open-apprentice'
import { openGroups } from '../../testing/open-missing'
import { openPage } from '../../testing/open-page'
import { useNoticeText } from './use-notice-text'

const DONE = answer(recordNotice, { ok: true, msg: 'Listo' })
/** Everything but the date. */
const REAL = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const),
  ...(['queueMicrotask', 'nextTick', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'] as const),
]
const isRecord = ({ url }: { url: string }) => url.endsWith('/avisos')

test.each([
  ['the list of what is missing', () => openGroups('', {}, { answers: [DONE] }), 'Escribirle a VEGA, LUZ', '1001'],
  ['the page of the apprentice', () => openApprentice({ faltan: 2 }, [DONE]), /^Escribirle a /, '1012345678'],
])('a message from %s is recorded', async (_, open, button, documentNumber) => {
  const screen = await open()
  fireEvent.click(screen.getByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Copiar texto' }))
  expect((await dialog.findAllByText('Quedó registrado que usted le escribió'))[0]).toBeTruthy()
  expect(screen.sent.filter(isRecord).map(({ url, body }) => [url.split('/').at(-2), body])).toEqual([
    [documentNumber, { canal: 'copia' }],
  ])
})

test('messages to the group and to an instructor are not recorded', async () => {
  const screen = await openGroups('?vista=instructor', {}, { answers: [DONE] })
  for (const name of ['Escribir al grupo', 'Escribirle a Otto Gil']) {
    fireEvent.click(screen.getByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog', { name }))
    fireEvent.click(dialog.getByRole('button', { name: 'Copiar texto' }))
    await dialog.findAllByText('Copiado')
    fireEvent.click(dialog.getByRole('button', { name: 'Cerrar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  expect(screen.sent.filter(isRecord)).toEqual([])
})

test('a notice says when, by whom and how a person was written to', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-30T03:00:00Z'), doNotFake: REAL })
  const texts: string[] = []
  function Page() {
    const noticeText = useNoticeText()
    const notice: Notice = { fecha: '2026-11-29T06:00:00Z', canal: 'copia', usuario: 'Marta Ruiz', propio: true }
    const earlier = { ...notice, fecha: '2026-11-29T04:00:00Z' }
    texts.splice(
      0,
      texts.length,
      ...[notice, { ...notice, propio: false }, earlier, { ...earlier, propio: false }].map(noticeText),
    )
    return null
  }
  await openPage(Page)
  jest.useRealTimers()
  expect(texts).toEqual([
    'Avisado hoy por usted (texto copiado)',
    'Avisado hoy por Marta Ruiz (texto copiado)',
    'Avisado el 28/11/2026 por usted (texto copiado)',
    'Avisado el 28/11/2026 por Marta Ruiz (texto copiado)',
  ])
})

/** @jest-environment jsdom */
import { LANGUAGES, type Language } from '@fichero/contract/enums'
import { waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { startTexts } from '../src/documents/start-texts'
import en from './locales/en.json'
import es from './locales/es.json'
import { OptOutPage } from './opt-out-page'

const answers = jest.fn<Promise<unknown>, Parameters<typeof fetch>>()
const byId = <T extends HTMLElement>(id: string) => document.getElementById(id) as T
const texts = { es, en }

/** Opens the page with the fragment of a link. */
async function open(fragment = '#the-token', language: Language = 'es') {
  jest.resetModules()
  answers.mockReset()
  Object.assign(window, { fetch: answers, matchMedia: () => ({ matches: false, addEventListener: () => undefined }) })
  localStorage.setItem('lang', language)
  window.history.replaceState(null, '', `/sin-correos${fragment}`)
  document.documentElement.lang = language
  const i18n = await startTexts(language, 'opt-out', texts)
  document.body.innerHTML = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <OptOutPage />
    </I18nextProvider>,
  )
  require('./client')
}

const press = () => byId('form').dispatchEvent(new Event('submit', { cancelable: true }))
const reply = (status: number, msg: string) =>
  answers.mockResolvedValue({ ok: status < 400, status, json: async () => ({ msg }) })

test.each(LANGUAGES)('opening the page sends nothing, and the button stops the messages (%s)', async (language) => {
  await open('#the-token', language)
  expect(answers).not.toHaveBeenCalled()
  expect(byId('form').hidden).toBe(false)
  reply(200, 'Listo')
  press()
  await waitFor(() => expect(byId('done').textContent).toBe('Listo'))
  expect(answers.mock.calls).toEqual([
    [
      '/api/sin-correos',
      expect.objectContaining({
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': language },
        body: JSON.stringify({ enlace: 'the-token' }),
      }),
    ],
  ])
  expect(byId('form').hidden).toBe(true)
  expect(document.activeElement).toBe(byId('title'))
})

test('the page shows why the messages were not stopped, and the button can be pressed again', async () => {
  await open()
  reply(404, 'El enlace no sirve.')
  press()
  await waitFor(() => expect(byId('error').textContent).toBe('El enlace no sirve.'))
  expect(byId<HTMLButtonElement>('stop').disabled).toBe(false)
  expect(byId('form').hidden).toBe(false)
  answers.mockRejectedValue(new TypeError('offline'))
  press()
  await waitFor(() => expect(byId('error').textContent).toBe(es.offline))
})

test('an address without its last part has no button', async () => {
  await open('')
  expect([byId('form').hidden, byId('no-link').hidden]).toEqual([true, false])
})

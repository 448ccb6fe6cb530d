/** @jest-environment jsdom */
import { MantineProvider } from '@mantine/core'
import { act, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { type OverrideState, shownOverride } from '../loader/override'
import { overrideBanner } from './override-banner'

jest.mock('../loader/override')

const ORIGIN = 'http://localhost:5174'

async function openBanner(state: OverrideState) {
  await i18next.use(initReactI18next).init({ lng: 'es', resources: {}, interpolation: { escapeValue: false } })
  jest.mocked(shownOverride).mockReturnValue({ name: 'horarios', origin: ORIGIN, state })
  render(
    <I18nextProvider i18n={i18next}>
      <MantineProvider env="test">{overrideBanner()}</MantineProvider>
    </I18nextProvider>,
  )
}
const text = () => screen.getByRole('status').textContent
/** Posts a message as the development server's client does. */
const post = (type: string, data?: unknown) =>
  act(() => void window.dispatchEvent(new MessageEvent('message', { source: window, data: { type, data } })))

test.each([
  ['served', `El módulo «horarios» viene de ${ORIGIN}`],
  ['silent', `Nadie responde en ${ORIGIN}`],
  ['blocked', `El navegador no deja que esta página llegue a ${ORIGIN}`],
  ['missing', `No se pudo llegar a ${ORIGIN}`],
] as const)('the banner says where the module comes from, and why not from the developer: %s', async (state, begin) => {
  await openBanner(state)
  expect(text()?.startsWith(begin)).toBe(true)
})

test('the banner shows the first error of a build until a build succeeds', async () => {
  await openBanner('served')
  const lines = Array.from({ length: 20 }, (_, line) => `line ${line}`)
  post('webpackErrors', [`ERROR in ./src/pages/home-page.tsx\n${lines.join('\n')}`, 'another'])
  expect(text()).toBe('El módulo «horarios» no compila: la página sigue con lo último que compiló.')
  const shown = screen.getByText(/home-page\.tsx/).textContent ?? ''
  expect([shown.includes('line 10'), shown.includes('line 11'), shown.includes('another')]).toEqual([
    true,
    false,
    false,
  ])
  post('webpackInvalid')
  expect(screen.queryByText(/home-page\.tsx/)).toBeTruthy()
  post('webpackOk')
  expect(screen.queryByText(/home-page\.tsx/)).toBeNull()
  expect(text()).toContain('viene de')
})

/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { USER } from '../testing/fake-shell'
import { useFormat } from './i18n'
import { notifyError, notifySuccess } from './notify'
import { getNotices } from './notify/store'
import { useCan, useSession } from './session'
import { endSession, startSession } from './session/store'

test.each([
  [
    'es',
    '1.234,5',
    '1,4\u00a0MB',
    '62,67\u00a0%',
    '05/06/2025 (junio)',
    '05/06/2025',
    '05/06/2025 10:20',
    'junio de 2025',
    'a o b',
  ],
  ['en', '1,234.5', '1.4\u00a0MB', '62.67%', '5 Jun 2025', '5 Jun 2025', '5 Jun 2025, 10:20', 'June 2025', 'a or b'],
  [
    'fr',
    '1.234,5',
    '1,4\u00a0MB',
    '62,67\u00a0%',
    '05/06/2025 (junio)',
    '05/06/2025',
    '05/06/2025 10:20',
    'junio de 2025',
    'a o b',
  ],
])(
  'numbers and dates are formatted in the language %s',
  async (lng, number, size, percent, day, short, moment, month, either) => {
    const i18n = createInstance()
    await i18n.use(initReactI18next).init({ lng, resources: {} })
    const wrapper = ({ children }: { children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    const format = renderHook(useFormat, { wrapper }).result.current
    expect(format.number(1234.5)).toBe(number)
    expect(format.fileSize(1_500_000)).toBe(size)
    expect(format.percent(62.67)).toBe(percent)
    expect(format.day('2025-06-05')).toBe(day)
    expect(format.month('2025-06')).toBe(month)
    expect(format.either(['a', 'b'])).toBe(either)
    expect([format.date('2025-06-05'), format.dateTime('2025-06-05 10:20:30')]).toEqual([short, moment])
  },
)

test.each([
  ['es', 'a, b y c', 'a, b o c'],
  ['en', 'a, b, and c', 'a, b, or c'],
])('lists are formatted in the language %s', async (lng, both, either) => {
  const i18n = createInstance()
  await i18n.use(initReactI18next).init({ lng, resources: {} })
  const wrapper = ({ children }: { children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  const format = renderHook(useFormat, { wrapper }).result.current
  expect([format.both(['a', 'b', 'c']), format.either(['a', 'b', 'c'])]).toEqual([both, either])
})

test('useSession and useCan follow the session', () => {
  const { result } = renderHook(() => [useSession()?.user.id, useCan('users:edit')])
  expect(result.current).toEqual([undefined, false])
  act(() => startSession({ token: 't', user: USER, permisos: ['users:edit'] }))
  expect(result.current).toEqual([USER.id, true])
  act(() => endSession())
  expect(result.current).toEqual([undefined, false])
})

test('successes and failures become notifications of their kind', () => {
  notifySuccess('one')
  notifyError('two')
  notifySuccess('three', { isQuiet: true })
  expect(getNotices().toasts.map(({ kind, text, isQuiet = false }) => [kind, text, isQuiet])).toEqual([
    ['success', 'one', false],
    ['error', 'two', false],
    // Not announced to screen readers.
    ['success', 'three', true],
  ])
})

/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import en from '../texts/en'
import { useProgramName, useProgramNames, useVersionName } from './use-program-name'

const SOFTWARE = 'ANALISIS Y DESARROLLO DE SOFTWARE'

test('screens in English name well-known programs in English, and tell versions apart', async () => {
  const i18n = createInstance()
  await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { kit: en } } })
  const wrapper = ({ children }: { children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  const programs = ['1', '2'].map((version) => ({ nombre_programa: SOFTWARE, codigo: '228118', version }))
  const { result } = renderHook(
    () => ({ name: useProgramName(), names: useProgramNames(programs), version: useVersionName() }),
    { wrapper },
  )
  const { name, names, version } = result.current
  const english = en.programName['analisis-y-desarrollo-de-software']
  expect([name(SOFTWARE), name('Cocina')]).toEqual([english, 'Cocina'])
  expect(programs.map(names)).toEqual([`${english}, version 1`, `${english}, version 2`])
  expect([version(SOFTWARE, '2'), version('Cocina', null)]).toEqual([`${english}, version 2`, 'Cocina'])
})

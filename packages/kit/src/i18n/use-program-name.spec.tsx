/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import en from '../texts/en'
import { useProgramNames, useVersionName } from './use-program-name'

test('versions of a program are named in the language of the page, and the program’s name stays Spanish', async () => {
  const i18n = createInstance()
  await i18n.use(initReactI18next).init({ lng: 'en', resources: { en: { kit: en } } })
  const wrapper = ({ children }: { children: ReactNode }) => <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  const programs = ['1', '2'].map((version) => ({ nombre_programa: 'COCINA', codigo: '228118', version }))
  const { result } = renderHook(() => ({ names: useProgramNames(programs), version: useVersionName() }), { wrapper })
  const { names, version } = result.current
  expect(programs.map(names)).toEqual(['COCINA, version 1', 'COCINA, version 2'])
  expect([version('COCINA', '2'), version('Mesa', null)]).toEqual(['COCINA, version 2', 'Mesa'])
})

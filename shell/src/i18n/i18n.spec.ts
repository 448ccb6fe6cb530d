/** @jest-environment jsdom */
import i18next from 'i18next'
import { describeRemote } from '../../testing/fake-network'
import { loadNamespace, startI18n } from './i18n'

const mockFetch = jest.fn<Promise<Record<string, string>>, [string, string]>()
jest.mock('./texts', () => ({ fetchTexts: (namespace: string, language: string) => mockFetch(namespace, language) }))
jest.mock('../federation/registry', () => ({ findRemote: () => describeRemote() }))

const texts = { es: { title: 'Cursos' }, en: { title: 'Courses' } }
const title = () => i18next.t('title', { ns: 'courses' })

test('texts that did not arrive are in the other language, until the screen is opened again', async () => {
  mockFetch.mockImplementation(async (_, language) => {
    if (language === 'es') throw new Error('too late')
    return texts.en
  })
  await startI18n()
  await loadNamespace('courses')
  expect(title()).toBe('Courses')

  mockFetch.mockImplementation(async (_, language) => texts[language as 'es' | 'en'])
  await loadNamespace('courses')
  expect(title()).toBe('Cursos')

  mockFetch.mockClear()
  await loadNamespace('courses')
  expect(mockFetch).not.toHaveBeenCalled()
})

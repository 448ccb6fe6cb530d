/** @jest-environment jsdom */
import type { Language } from '@fichero/contract/enums'
import i18next from 'i18next'
import { releaseOf } from '../remotes/loader/release'
import { describeRemote } from '../remotes/testing/fake-network'
import { prepareTexts, startI18n } from './i18n'

const mockFetch = jest.fn<Promise<{ texts: Record<string, string>; isSubstitute: boolean }>, [unknown, Language]>()
jest.mock('../remotes/loader/texts', () => ({
  fetchTexts: (remote: unknown, language: Language) => mockFetch(remote, language),
}))

const remote = releaseOf(describeRemote())
const title = (key = 'title') => i18next.t(key, { ns: 'courses' })
const show = async (release = remote) => (await prepareTexts(release))()

beforeAll(() => startI18n())

test('translations are requested again only after a fallback to the other language', async () => {
  mockFetch.mockResolvedValue({ texts: { title: 'Courses' }, isSubstitute: true })
  await show()
  expect(title()).toBe('Courses')

  mockFetch.mockResolvedValue({ texts: { title: 'Cursos', old: 'De antes' }, isSubstitute: false })
  await show()
  expect(title()).toBe('Cursos')

  mockFetch.mockClear()
  await show()
  expect(mockFetch).not.toHaveBeenCalled()
})

test('translations of another release replace those of the first release, whose additional keys remain', async () => {
  const newer = releaseOf(describeRemote({ hash: 'fedcba9876543210' }))
  mockFetch.mockResolvedValue({ texts: { title: 'Formación' }, isSubstitute: false })
  const prepared = await prepareTexts(newer)
  expect(title()).toBe('Cursos')
  prepared()
  expect([title(), title('old')]).toEqual(['Formación', 'De antes'])
})

test('prepareTexts rejects if no language can be loaded, and loads the translations on the next attempt', async () => {
  const other = releaseOf(describeRemote({ name: 'other', hash: 'aaaaaaaaaaaaaaaa' }))
  mockFetch.mockRejectedValueOnce(new Error('no network'))
  await expect(prepareTexts(other)).rejects.toThrow('no network')
  mockFetch.mockResolvedValue({ texts: { title: 'Otro' }, isSubstitute: false })
  await show(other)
  expect(i18next.t('title', { ns: 'other' })).toBe('Otro')
})

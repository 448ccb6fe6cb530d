/** @jest-environment jsdom */
import type { Release } from './release'
import { shownScreens, showScreen } from './shown-screens'

const BASE = 'https://fichero.example/remotes/courses/0123456789abcdef/'
const OTHER = 'https://fichero.example/remotes/courses/fedcba9876543210/'
const page = { href: `${BASE}page.css`, disabled: false }
const card = { href: `${BASE}card.css`, disabled: false }
const other = { href: `${OTHER}page.css`, disabled: false }
const inline = { href: null, disabled: false }

const show = (base: string, name = 'list-page') => showScreen({ release: { base } as Release, page: name })
const disabled = () => [page, card, other, inline].map((sheet) => sheet.disabled)

beforeEach(() => {
  for (const sheet of [page, card, other, inline]) sheet.disabled = false
  Object.defineProperty(document, 'styleSheets', { value: [page, card, other, inline], configurable: true })
})

test('the styles of a release end with its last screen, and apply again with the next', () => {
  const leaveFirst = show(BASE)
  const leaveSecond = show(BASE)
  leaveFirst()
  expect(disabled()).toEqual([false, false, false, false])
  leaveSecond()
  expect(disabled()).toEqual([true, true, false, false])
  const leave = show(BASE)
  expect(disabled()).toEqual([false, false, false, false])
  leave()
})

test('a screen of another release of the module keeps only its own styles', () => {
  const leave = show(BASE)
  const leaveOther = show(OTHER)
  leave()
  expect(disabled()).toEqual([true, true, false, false])
  leaveOther()
})

test('screens are listed while they are shown', () => {
  const leavePage = show(BASE)
  const leaveCard = show(OTHER, 'card')
  expect(shownScreens().map(({ release, page }) => [release.base, page])).toEqual([
    [BASE, 'list-page'],
    [OTHER, 'card'],
  ])
  leavePage()
  leaveCard()
  expect(shownScreens()).toEqual([])
})

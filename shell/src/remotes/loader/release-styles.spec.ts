/** @jest-environment jsdom */
import { applyStyles } from './release-styles'

const BASE = 'https://fichero.example/remotes/courses/0123456789abcdef/'
const OTHER = 'https://fichero.example/remotes/courses/fedcba9876543210/'
const page = { href: `${BASE}page.css`, disabled: false }
const card = { href: `${BASE}card.css`, disabled: false }
const other = { href: `${OTHER}page.css`, disabled: false }
const inline = { href: null, disabled: false }

const disabled = () => [page, card, other, inline].map((sheet) => sheet.disabled)

beforeEach(() => {
  for (const sheet of [page, card, other, inline]) sheet.disabled = false
  Object.defineProperty(document, 'styleSheets', { value: [page, card, other, inline], configurable: true })
})

test('the styles of a release end with its last screen, and apply again with the next', () => {
  const leaveFirst = applyStyles(BASE)
  const leaveSecond = applyStyles(BASE)
  leaveFirst()
  expect(disabled()).toEqual([false, false, false, false])
  leaveSecond()
  expect(disabled()).toEqual([true, true, false, false])
  const leave = applyStyles(BASE)
  expect(disabled()).toEqual([false, false, false, false])
  leave()
})

test('a screen of another release of the module keeps only its own styles', () => {
  const leave = applyStyles(BASE)
  const leaveOther = applyStyles(OTHER)
  leave()
  expect(disabled()).toEqual([true, true, false, false])
  leaveOther()
})

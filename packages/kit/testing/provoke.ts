import type { ErrorCode } from '@fichero/contract/errors'
import errors from '@fichero/contract/locales/es/errors.json'
import { PERMISSIONS } from '@fichero/contract/permissions'
import type { ScreenWay, SpecifiedSentence, Step } from '@fichero/contract/testing/specified-sentence'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { type FakeAnswer, matching } from './answers'
import { openInFakeShell } from './fake-shell'

type Remote = Parameters<typeof openInFakeShell>[0]
type Call = Parameters<typeof matching>[0]

/** How long to wait for lazy code of a page, which loads slowly on a busy machine. */
const CODE_TIMEOUT = { timeout: 20_000 }

/**
 * Returns a title and a test for each `ScreenWay`, which describes how to make a screen show sentences of the specification: a
 * user with all permissions opens the screen and performs the steps, while the API returns `answers` and one request may
 * fail. The test expects every such sentence on the page, with any values for its params.
 */
export function provocations(
  rows: readonly SpecifiedSentence<ScreenWay>[],
  remote: Remote,
  answers: readonly FakeAnswer[],
): [title: string, provoke: () => Promise<void>][] {
  const distinctWays = new Map(rows.map(({ way }) => [JSON.stringify(way), way]))
  return [...distinctWays].map(([key, way]) => {
    const sentences = rows.filter((row) => JSON.stringify(row.way) === key).map(({ sentence }) => sentence)
    const provoke = async () => {
      sessionStorage.clear()
      // Otherwise the query client would retry failed queries after delays.
      Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
      const { language = 'es', steps = [] } = way
      await openInFakeShell(remote, way.address, { as: PERMISSIONS, language, answers: answersOf(way, answers) })
      for (const step of steps) await perform(step)
      const expectSentences = () => {
        const text = pageText()
        const missing = sentences.filter((sentence) => !patternOf(sentence).test(text))
        if (missing.length > 0) throw new Error(`Not on the page: “${missing.join('”, “')}”. It says: ${text}`)
      }
      await waitFor(expectSentences, { timeout: 5000 })
    }
    return [titleOf(way, sentences), provoke]
  })
}

/** Returns the title of a test. */
const titleOf = ({ address, fails }: ScreenWay, sentences: string[]) => {
  const failure = fails && (typeof fails.with === 'string' ? fails.with : fails.with.code)
  const after = fails ? ` after ${failure} to ${fails.call.method} ${fails.call.path}` : ''
  return `${address} shows “${sentences.join('” and “')}”${after}`
}

/** Returns a pattern of a sentence with any values for its params. */
const patternOf = (sentence: string) =>
  new RegExp(
    sentence
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replace(/[.*+?^$()[\]\\|]/g, '\\$&'))
      .join('.+'),
  )

/** Returns the text of the page without style sheets. */
function pageText(): string {
  const page = document.body.cloneNode(true) as HTMLElement
  for (const style of page.querySelectorAll('style')) style.remove()
  return page.textContent ?? ''
}

/** Returns the answers of the API while a screen is made to show its sentences. */
function answersOf({ fails, answers = [] }: ScreenWay, others: readonly FakeAnswer[]): FakeAnswer[] {
  const extraAnswers = answers.map(({ call, body }) => ({ ...matching(call as Call), status: 200, body }))
  const allAnswers = [...others, ...extraAnswers]
  if (!fails) return allAnswers
  const failing = matching(fails.call as Call)
  if (fails.with === 'no answer') return [...allAnswers, { ...failing, status: 0, body: undefined }]
  if (fails.with === 'unreadable answer') return [...allAnswers, { ...failing, status: 200, body: undefined }]
  const { status, code } = fails.with
  return [
    ...allAnswers,
    { ...failing, status, body: { ok: false, code, msg: errors.error[code as ErrorCode], params: {} } },
  ]
}

// Finds elements without those queries of Testing Library that check visibility, because they take seconds on a page.
async function perform(step: Step) {
  if ('press' in step) fireEvent.click(await findLast(() => buttonsNamed(step.press)))
  if ('submit' in step)
    fireEvent.click(await findLast(() => buttonsNamed(step.submit).filter(({ type }) => type === 'submit')))
  if ('upload' in step) {
    const files = [new File(['x'], step.upload)]
    fireEvent.change(await findLast(() => [...document.querySelectorAll('input[type=file]')]), { target: { files } })
  }
  if ('field' in step) {
    const labelPattern = new RegExp(`^${step.field.replace(/[()]/g, '\\$&')}( \\*)?$`)
    const field = await findLast(() => screen.queryAllByLabelText(labelPattern))
    fireEvent.change(field, { target: { value: step.value } })
    fireEvent.blur(field)
  }
}

/** Returns the buttons with this accessible name. */
const buttonsNamed = (name: string) =>
  [...document.querySelectorAll('button')].filter(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  )

/** Waits for the last element found, because the elements of a dialog come after those of the screen. */
const findLast = <Part extends Element>(find: () => Part[]): Promise<Part> =>
  waitFor(() => {
    const part = find().at(-1)
    if (!part) throw new Error(`Not on the page: ${find}`)
    return part
  }, CODE_TIMEOUT)

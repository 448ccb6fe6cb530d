/** @jest-environment jsdom */
import { countFichas } from '@fichero/contract/calls/fichas.calls'
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { answer } from '@fichero/kit/testing/fake-shell'
import { waitFor } from '@testing-library/react'
import { openPage } from '../../testing/open-page'
import { useFirstSteps } from './use-first-steps'

let step: ReturnType<typeof useFirstSteps>
let seen: unknown[]
function Page() {
  step = useFirstSteps()
  if (seen.length === 0 || seen.at(-1) !== step) seen.push(step)
  return null
}

const none = { en_proceso: 0, en_practicas: 0, finalizadas: 0 }
test.each([
  ['a system without programs', true, none, 0, [undefined, 'program'], true],
  ['a system with programs only', true, none, 1, [undefined, 'ficha'], true],
  ['fichas in training', true, { ...none, en_proceso: 1 }, 1, [undefined, 'none'], false],
  ['fichas in practice', true, { ...none, en_practicas: 1 }, 1, [undefined, 'none'], false],
  ['fichas that ended', true, { ...none, finalizadas: 1 }, 1, [undefined, 'none'], false],
  ['a user who may not create fichas', false, none, 0, ['none'], false],
])('useFirstSteps returns the next step for %s', async (_, mayCreate, counts, programs, steps, asksPrograms) => {
  seen = []
  const { sent } = await openPage(Page, {
    as: mayCreate ? ['fichas:create'] : [],
    answers: [
      answer(countFichas, { ok: true, ...counts } as never),
      answer(listPrograms, { ok: true, programs: Array(programs).fill({ id: 1 }) } as never),
    ],
  })
  await waitFor(() => expect(step).toBe(steps.at(-1)))
  expect(seen).toEqual(steps)
  expect(sent.some(({ url }) => url.startsWith('/api/programs'))).toBe(asksPrograms)
})

/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import type { Load, LoadStep, Plan } from '../evaluations/load'
import { useStepFocus } from './use-step-focus'

const plan = (aprobaciones_retiradas = 0): LoadStep => ({
  name: 'planned',
  plan: { report: { rechazados: 0, filas: 9, aprobaciones_retiradas } as unknown } as Plan,
})
const CHECKING: LoadStep = { name: 'checking', sent: 1 }
const APPLYING = { ...plan(), name: 'applying' } as LoadStep
const DONE = { name: 'done', report: {} } as LoadStep
const loadsOf = (...steps: LoadStep[]) => steps.map((step, index) => ({ id: index + 1, fileAnswers: {}, step }) as Load)

function Steps({ steps }: { steps: LoadStep[] }) {
  const loads = loadsOf(...steps)
  return (
    <>
      <div ref={useStepFocus(loads)}>
        {loads.map(({ id, step }) => (
          <section key={id}>
            <h2 data-load={id} tabIndex={-1}>{`${id} ${step.name}`}</h2>
            <input aria-label={`field ${id}`} />
          </section>
        ))}
      </div>
      <button type="button">elsewhere</button>
    </>
  )
}
const focused = () => document.activeElement?.textContent
const open = (...steps: LoadStep[]) => {
  const { rerender } = render(<Steps steps={steps} />)
  return (...next: LoadStep[]) => rerender(<Steps steps={next} />)
}

test('the heading of a single import gets the focus once after each change of the step', () => {
  const show = open(plan())
  expect(document.activeElement).toBe(document.body)
  show(APPLYING)
  expect(focused()).toBe('1 applying')
  screen.getByRole('button').focus()
  show(APPLYING)
  expect(focused()).toBe('elsewhere')
  show(DONE)
  expect(focused()).toBe('1 done')
})

test('of several imports the first on the screen gets the focus, after the last of them was read', () => {
  const show = open(CHECKING, CHECKING, CHECKING)
  screen.getByRole('button').focus()
  show(plan(), CHECKING, CHECKING)
  show(plan(), plan(3), CHECKING)
  expect(focused()).toBe('elsewhere')
  show(plan(), plan(3), plan())
  // This plan takes approvals away, so that the screen lists it first.
  expect(focused()).toBe('2 planned')
})

test('a focus that was lost is set before the last of several imports was read', () => {
  const show = open(CHECKING, CHECKING)
  show(plan(), CHECKING)
  expect(focused()).toBe('1 planned')
  show(plan(), plan(3))
  expect(focused()).toBe('2 planned')
})

test('a user who works in the card of one import keeps the focus when another import was read', () => {
  const show = open(plan(), CHECKING)
  const field = screen.getByLabelText('field 1')
  field.focus()
  show(plan(), plan(3))
  expect(document.activeElement).toBe(field)
})

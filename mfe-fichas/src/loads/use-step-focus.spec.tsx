/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { useStepFocus } from './use-step-focus'

function Steps({ step }: { step: string }) {
  const heading = useStepFocus(step)
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {step}
      </h3>
      <button type="button">elsewhere</button>
    </>
  )
}
const focused = () => document.activeElement?.textContent

test('the heading of each further step has the focus, and keeps it to nobody', () => {
  const { rerender } = render(<Steps step="planned" />)
  expect(document.activeElement).toBe(document.body)
  rerender(<Steps step="applying" />)
  expect(focused()).toBe('applying')
  screen.getByRole('button').focus()
  rerender(<Steps step="applying" />)
  expect(focused()).toBe('elsewhere')
  rerender(<Steps step="done" />)
  expect(focused()).toBe('done')
})

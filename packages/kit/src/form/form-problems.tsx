import { Alert, Anchor } from '@mantine/core'
import type { FieldProblem } from './field-problems'

interface FormProblemsProps {
  /** What was not done. */
  title: string
  problems: FieldProblem[]
}

/**
 * Lists the errors of a form's fields, each with a way to its field. The first field has the focus, so the list only
 * announces itself.
 */
export function FormProblems({ title, problems }: FormProblemsProps) {
  if (problems.length === 0) return null
  return (
    <Alert color="red" title={title} role="alert">
      <ul>
        {problems.map(({ field, label, message, input }) => (
          <li key={field}>
            <Anchor component="button" type="button" inherit ta="left" onClick={() => input.focus()}>
              {label}: {message}
            </Anchor>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

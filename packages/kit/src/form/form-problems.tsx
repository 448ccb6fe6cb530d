import { Alert, Anchor } from '@mantine/core'
import type { FieldProblem } from './field-problems'
import classes from './form-problems.module.css'

interface FormProblemsProps {
  /** What was not done. */
  title: string
  problems: FieldProblem[]
  /** Also what is wrong with each, as the specification asks of the forms of a ficha. */
  withMessages?: boolean
}

/**
 * Names the fields to correct, each with a way to it; what is wrong with a field is said there. The first field has the
 * focus, so the list only announces itself: once, and not what is left of it at each correction.
 */
export function FormProblems({ title, problems, withMessages = false }: FormProblemsProps) {
  if (problems.length === 0) return null
  return (
    <Alert color="red" title={title} role="alert" aria-atomic={false} aria-relevant="additions">
      <ul className={classes.list}>
        {problems.map(({ field, label, message, input }) => (
          <li key={field}>
            <Anchor component="button" type="button" inherit ta="left" onClick={() => input.focus()}>
              {withMessages ? `${label}: ${message}` : label}
            </Anchor>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

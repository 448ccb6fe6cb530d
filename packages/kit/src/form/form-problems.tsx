import { Alert, Anchor } from '@mantine/core'
import type { FieldProblem } from './field-problems'
import classes from './form-problems.module.css'

interface FormProblemsProps {
  /** Says what was not saved or sent. */
  title: string
  problems: FieldProblem[]
  /** Also shows the message of each field, as the specification requires for the forms of a ficha. */
  withMessages?: boolean
}

/**
 * Lists the fields to correct; each item focuses its field, which shows the message. The list does not take the focus, which the
 * first field has. Screen readers announce the list once, and not again after each correction.
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

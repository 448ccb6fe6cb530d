import type { UseFormReturnType } from '@mantine/form'
import type { TFunction } from 'i18next'
import { fieldError } from './field-error'
import { inScreenOrder } from './in-screen-order'

/** A field's label and message. */
export interface FieldProblem {
  field: string
  label: string
  message: string
  input: HTMLElement
}

/** Returns the errors at fields, in the order of the screen. */
export const problemsOf = (
  form: Pick<UseFormReturnType<object>, 'errors' | 'getInputNode'>,
  t: TFunction,
): FieldProblem[] =>
  inScreenOrder(form).map(([field, input]) => ({
    field,
    label: labelOf(input),
    message: fieldError(t, form.errors[field]) ?? '',
    input,
  }))

/** The label's words, without the mark of required fields. */
const labelOf = (node: HTMLElement) =>
  (node instanceof HTMLInputElement || node instanceof HTMLSelectElement ? node.labels?.[0]?.textContent : null)
    ?.replace(/\s*\*$/, '')
    .trim() ?? ''

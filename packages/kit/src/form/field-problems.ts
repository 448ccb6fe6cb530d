import type { UseFormReturnType } from '@mantine/form'
import type { TFunction } from 'i18next'
import { fieldError } from './field-error'

/** An error at a field: the field's label and input, and the message. */
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

/** The label's text, without the asterisk of required fields. */
const labelOf = (node: HTMLElement) =>
  (node instanceof HTMLInputElement || node instanceof HTMLSelectElement ? node.labels?.[0]?.textContent : null)
    ?.replace(/\s*\*$/, '')
    .trim() ?? ''

/** Returns the fields that have an error with their inputs, in the order of the screen. */
export function inScreenOrder(
  form: Pick<UseFormReturnType<object>, 'errors' | 'getInputNode'>,
): [field: string, input: HTMLElement][] {
  const inputs = Object.keys(form.errors).flatMap((field): [string, HTMLElement][] => {
    const input: HTMLElement | null = form.getInputNode(field)
    return input ? [[field, input]] : []
  })
  return inputs.sort(([, a], [, b]) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
}

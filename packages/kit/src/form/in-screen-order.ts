import type { UseFormReturnType } from '@mantine/form'

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

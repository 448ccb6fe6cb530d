import type { UseFormReturnType } from '@mantine/form'

/** Returns the input of the first field on the screen that has an error. */
export function firstInvalid(
  form: Pick<UseFormReturnType<object>, 'errors' | 'getInputNode'>,
): HTMLElement | undefined {
  const inputs = Object.keys(form.errors).flatMap((field) => form.getInputNode(field) ?? [])
  return inputs.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))[0]
}

import type { Form } from '@fichero/kit/form'
import { inTab } from '@fichero/kit/session'
import { useLayoutEffect, useState } from 'react'

/** The document number that was typed on an access page, stored for the other access pages of this tab. */
const typedDocument = inTab<string>('access document')

/** For the `onChange` of a form with a document number. */
export const storeDocument = ({ nro_documento }: { nro_documento: string }) => typedDocument.keep(nro_documento)

/**
 * Fills a form with the document number that was typed on another access page, and with the values that were typed before
 * hydration: React leaves them in the fields and calls no `onChange`. Returns a function that returns the props of a field.
 */
export function useTypedFields<Values extends object>(form: Form<Values>) {
  // Read before the form restores its draft, which may have an older number.
  const [document] = useState(typedDocument.read)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form opens
  useLayoutEffect(() => {
    const typed = Object.keys(form.getValues()).flatMap((field) => {
      const { value = '' } = (form.getInputNode(field) as HTMLInputElement | null) ?? {}
      return value === '' ? [] : [[field, value]]
    })
    const filled = {
      ...(document && 'nro_documento' in form.getValues() && { nro_documento: document }),
      ...Object.fromEntries(typed),
    }
    if (Object.keys(filled).length > 0) form.setValues(filled as Partial<Values>)
  }, [])
  return (name: keyof Values & string) => ({ ...form.getInputProps(name), id: name, name })
}

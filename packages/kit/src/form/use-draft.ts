import type { UseFormReturnType } from '@mantine/form'
import { useContext, useEffect, useLayoutEffect } from 'react'
import { FormDialogContext } from '../dialog/form-guard'
import { tellUnsaved } from '../unsaved/store'
import type { draftOf } from './drafts'

/** Selector of inputs for passwords. */
const SECRET = 'input:is([type=password], [autocomplete*=password])'

/** Whether a field must not be in a draft. */
export const isSecret = (form: Pick<UseFormReturnType<object>, 'getInputNode'>, field: string) =>
  form.getInputNode(field)?.matches(SECRET) ?? false

/** Whether a field with a password has a value. */
const hasSecret = (form: UseFormReturnType<object>) =>
  Object.entries(form.getValues()).some(([field, value]) => value && isSecret(form, field))

/**
 * Fills a form with its draft when it opens. Reports to the dialog around it whether closing would lose input, and to
 * `findUnsaved` whether a reload would lose a password.
 * @param isOver whether the form is being sent or has been sent
 * @param holdsMore whether closing the form loses something besides the values
 */
export function useDraft<Values extends object>(
  form: UseFormReturnType<Values>,
  draft: ReturnType<typeof draftOf<Values>>,
  { isOver, holdsMore = false }: { isOver: () => boolean; holdsMore: boolean | undefined },
) {
  const dialog = useContext(FormDialogContext)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form opens
  useLayoutEffect(() => {
    const saved = draft.read()
    if (!saved) return
    form.setValues(saved)
    dialog?.onRestored()
  }, [])
  useEffect(() => tellUnsaved(() => (hasSecret(form) ? [{ kind: 'password' }] : [])))
  useEffect(() => {
    if (!dialog) return
    dialog.guard.current = {
      isDirty: () => !isOver() && (holdsMore || form.isDirty()),
      discard: () => {
        form.reset()
        draft.clear()
      },
    }
    return () => {
      dialog.guard.current = null
    }
  })
}

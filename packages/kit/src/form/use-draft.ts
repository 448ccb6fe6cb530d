import type { UseFormReturnType } from '@mantine/form'
import { useContext, useEffect, useLayoutEffect } from 'react'
import { FormDialogContext } from '../dialog/form-guard'
import { tellUnsaved } from '../unsaved/store'
import type { draftOf } from './drafts'

const SECRET = 'input:is([type=password], [autocomplete*=password])'

/** Whether a field must not be in a draft. */
export const isSecret = (form: Pick<UseFormReturnType<object>, 'getInputNode'>, field: string) =>
  form.getInputNode(field)?.matches(SECRET) ?? false

const holdsSecret = (form: UseFormReturnType<object>) =>
  Object.entries(form.getValues()).some(([field, value]) => value && isSecret(form, field))

/**
 * Fills a form with its draft when it opens, and tells the dialog around it whether closing would lose something, and
 * who reloads the page whether a password would be lost.
 * @param isOver whether the form is being sent or has been
 * @param holdsMore whether closing loses something besides the values
 */
export function useDraft<Values extends object>(
  form: UseFormReturnType<Values>,
  draft: ReturnType<typeof draftOf<Values>>,
  { isOver, holdsMore = false }: { isOver: () => boolean; holdsMore: boolean | undefined },
) {
  const dialog = useContext(FormDialogContext)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form opens
  useLayoutEffect(() => {
    const kept = draft.read()
    if (!kept) return
    form.setValues(kept)
    dialog?.onRestored()
  }, [])
  useEffect(() => tellUnsaved(() => (holdsSecret(form) ? [{ kind: 'password' }] : [])))
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

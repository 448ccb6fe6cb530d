import type { ButtonProps } from '@mantine/core'
import { type ComponentType, createContext, type ReactNode, useContext, useState } from 'react'
import { FormModal } from '../dialog/form-modal'
import { FormSkeleton } from '../frame/form-skeleton'
import { lazyPart } from '../frame/lazy-part'
import { IconEdit } from '../icons'
import { Button } from '../ui/button'

interface FormDialogOptions<Form extends object> {
  /** The name of the form's code, such as `fichas/edit`. */
  name: string
  /** An `import()` of the form. */
  load: () => Promise<ComponentType<Form>>
  /** A hook that returns the dialog's title. */
  useTitle: (form: Form) => string
}

interface EditButtonProps<Form> extends Pick<ButtonProps, 'variant' | 'size'> {
  /** The props of the form that the button opens. */
  form: Form
  /** Whether the user may edit the row. Without it, there is no button. */
  can: boolean
  /** Names the row too, if the page has several rows. */
  'aria-label'?: string
  children: ReactNode
}

/**
 * The dialog of a form, most often a `RowForm` of `kit/form`. Its code loads when the dialog opens, or when the user reaches
 * for a button that opens it. `Host` renders the dialog for all `Button`s among its children: put it around a list, not into a
 * row, because saving can remove the row while the form still reports the success. `useOpen` is for other buttons, and
 * `Dialog` for a dialog that a link opens.
 */
export function formDialog<Form extends object>({ name, load, useTitle }: FormDialogOptions<Form>) {
  const LazyForm = lazyPart(name, load, <FormSkeleton />)
  const OpenContext = createContext<(form: Form) => void>(() => undefined)
  const { preload } = LazyForm

  function Dialog(props: Form & { onClose: () => void }) {
    return (
      <FormModal opened onClose={props.onClose} title={useTitle(props)}>
        <LazyForm {...props} />
      </FormModal>
    )
  }

  function Host({ children }: { children: ReactNode }) {
    const [form, setForm] = useState<Form>()
    return (
      <OpenContext value={setForm}>
        {children}
        {form && <Dialog {...form} onClose={() => setForm(undefined)} />}
      </OpenContext>
    )
  }

  const useOpen = () => useContext(OpenContext)

  function EditButton({ form, can, variant = 'default', ...button }: EditButtonProps<Form>) {
    const open = useOpen()
    if (!can) return null
    return (
      <Button
        {...button}
        variant={variant}
        leftSection={<IconEdit />}
        onClick={() => open(form)}
        onPointerEnter={preload}
        onFocus={preload}
      />
    )
  }

  return { Host, Button: EditButton, Dialog, useOpen, preload }
}

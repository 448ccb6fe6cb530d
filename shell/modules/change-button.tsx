import { notifySuccess } from '@fichero/kit/notify'
import { Button, useDisclosure } from '@fichero/kit/ui'
import type { ReactNode } from 'react'
import { ChangeDialog, type ChangeWord } from './change-dialog'
import { useReturnedFocus } from './use-returned-focus'

/** The part of `useCallMutation`'s result that is used here. */
interface Change<Input> {
  mutate: (input: Input, options: { onSuccess: () => void }) => void
  reset: () => void
  isPending: boolean
  error: Error | null
}

interface ChangeButtonProps<Input> {
  change: Change<Input>
  input: Input
  /** Whether the refetched list currently allows the change. */
  isOffered: boolean
  /** Rendered instead of the button where the change is not allowed. */
  otherwise?: ReactNode
  /** Translates a text of the dialog, the label (`open`) or accessible name (`named`) of the button, or the toast (`done`). */
  say: (word: ChangeWord | 'open' | 'named' | 'done') => string
  /** Heading that gets the focus if the change removes the button. */
  headingId: string
  /** Called when the dialog opens and when it closes. */
  onDialogChange?: (isOpen: boolean) => void
  danger?: boolean
}

/** Button that runs a mutation after confirmation in a dialog, which stays open until success or until the user closes it. */
export function ChangeButton<Input>(props: ChangeButtonProps<Input>) {
  const { change, input, isOffered, otherwise = null, say, headingId, onDialogChange, danger } = props
  const [isOpen, { open, close }] = useDisclosure(false, {
    onOpen: () => onDialogChange?.(true),
    onClose: () => onDialogChange?.(false),
  })
  const focusHeading = useReturnedFocus(headingId, !isOpen)
  const onSuccess = () => {
    notifySuccess(say('done'))
    focusHeading()
    close()
  }
  if (!isOffered && !isOpen) return otherwise
  return (
    <>
      <Button
        variant={danger ? 'subtle' : 'default'}
        size="compact-sm"
        aria-label={say('named')}
        onClick={() => {
          change.reset()
          open()
        }}
      >
        {say('open')}
      </Button>
      {isOpen && (
        <ChangeDialog
          say={say}
          onConfirm={() => change.mutate(input, { onSuccess })}
          onClose={() => {
            if (!isOffered) focusHeading()
            close()
          }}
          isPending={change.isPending}
          error={change.error}
          isOffered={isOffered}
          danger={danger}
        />
      )}
    </>
  )
}

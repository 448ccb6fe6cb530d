import { notifySuccess } from '@fichero/kit/notify'
import { Button, useDisclosure } from '@fichero/kit/ui'
import type { ReactNode } from 'react'
import { ChangeDialog, type ChangeWord } from './change-dialog'
import { useReturnedFocus } from './use-returned-focus'

/** What is used of `useCallMutation`. */
interface Change<Input> {
  mutate: (input: Input, options: { onSuccess: () => void }) => void
  reset: () => void
  isPending: boolean
  error: Error | null
}

interface ChangeButtonProps<Input> {
  change: Change<Input>
  input: Input
  /** Whether the list says that it may be done now. */
  isOffered: boolean
  /** What stands here where it may not. */
  otherwise?: ReactNode
  /** The texts: also of the button, its accessible name, and what is said once it is done. */
  say: (word: ChangeWord | 'open' | 'named' | 'done') => string
  /** The heading that gets the focus if the button goes with what it changed. */
  headingId: string
  /** Told when the question opens and when it closes. */
  onAsking?: (isAsking: boolean) => void
  danger?: boolean
}

/** Makes a call after a question. The question stays open until the call succeeds or the user closes it. */
export function ChangeButton<Input>(props: ChangeButtonProps<Input>) {
  const { change, input, isOffered, otherwise = null, say, headingId, onAsking, danger } = props
  const [asking, { open, close }] = useDisclosure(false, {
    onOpen: () => onAsking?.(true),
    onClose: () => onAsking?.(false),
  })
  const keepPlace = useReturnedFocus(headingId, !asking)
  const onSuccess = () => {
    notifySuccess(say('done'))
    keepPlace()
    close()
  }
  if (!isOffered && !asking) return otherwise
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
      {asking && (
        <ChangeDialog
          say={say}
          onConfirm={() => change.mutate(input, { onSuccess })}
          onClose={() => {
            if (!isOffered) keepPlace()
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

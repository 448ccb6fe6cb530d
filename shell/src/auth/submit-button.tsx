import { Waiting } from '@fichero/kit/page'
import { Button } from '@fichero/kit/ui'

interface SubmitButtonProps {
  text: string
  isBusy: boolean
}

/** Below it a word, where the answer takes long. */
export function SubmitButton({ text, isBusy }: SubmitButtonProps) {
  return (
    <div>
      <Button type="submit" size="md" fullWidth loading={isBusy}>
        {text}
      </Button>
      {isBusy && <Waiting skeleton={<span />} />}
    </div>
  )
}

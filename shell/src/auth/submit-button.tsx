import { Waiting } from '@fichero/kit/frame'
import { Button } from '@fichero/kit/ui'
import classes from './submit-button.module.css'

interface SubmitButtonProps {
  text: string
  isBusy: boolean
}

/** Shows a text below it when the answer takes long. */
export function SubmitButton({ text, isBusy }: SubmitButtonProps) {
  return (
    <div className={classes.submit}>
      <Button type="submit" size="md" fullWidth loading={isBusy}>
        {text}
      </Button>
      {isBusy && <Waiting skeleton={<span />} />}
    </div>
  )
}

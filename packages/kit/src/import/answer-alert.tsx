import { Alert, Button, Text } from '@mantine/core'
import wrapping from '../theme/wrapping-button.module.css'

interface AnswerAlertProps {
  title: string
  help: string
  /** The text of the button, which is the user's answer. */
  answer: string
  onAnswer: () => void
  disabled: boolean
}

/** What the user should know about a file, with a button that reads the file again in another way. */
export const AnswerAlert = ({ title, help, answer, onAnswer, disabled }: AnswerAlertProps) => (
  <Alert color="orange" title={title}>
    <Text size="sm">{help}</Text>
    <Button variant="default" size="xs" mt="sm" classNames={wrapping} disabled={disabled} onClick={onAnswer}>
      {answer}
    </Button>
  </Alert>
)

import { Alert, type AlertProps } from '@mantine/core'
import { useEffect, useRef } from 'react'

interface FormAlertProps extends AlertProps {
  /** False if a field takes the focus instead. */
  takesFocus?: boolean
}

/** An alert about a form as a whole, not about one field. Takes the keyboard focus when it appears. */
export function FormAlert({ takesFocus = true, ...props }: FormAlertProps) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) alert.current?.focus()
  }, [takesFocus])
  return <Alert {...props} ref={alert} role="alert" tabIndex={-1} />
}

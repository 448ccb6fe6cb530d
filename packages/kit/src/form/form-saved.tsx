import { useEffect, useRef } from 'react'
import { FormAlert } from './form-alert'

interface FormSavedProps {
  /** What was done. */
  title: string
  /** How long it is said, in ms. */
  duration: number
  onClose: () => void
}

/** Says in place of a form that it was saved, and closes it. */
export function FormSaved({ title, duration, onClose }: FormSavedProps) {
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const timer = setTimeout(() => close.current(), duration)
    return () => clearTimeout(timer)
  }, [duration])
  return <FormAlert color="green" title={title} />
}

import { useEffect, useRef } from 'react'
import { FormAlert } from './form-alert'

interface FormSavedProps {
  /** Says what was saved. */
  title: string
  /** How long the confirmation is shown, in ms. */
  duration: number
  onClose: () => void
}

/** A confirmation in place of a form that was saved. Calls `onClose` after `duration`. */
export function FormSaved({ title, duration, onClose }: FormSavedProps) {
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const timer = setTimeout(() => close.current(), duration)
    return () => clearTimeout(timer)
  }, [duration])
  return <FormAlert color="green" title={title} />
}

import type { ReactNode } from 'react'
import { Modal } from './modal'

interface FormModalProps {
  opened: boolean
  onClose: () => void
  title: string
  children: ReactNode
}

/** A form in a dialog, full screen on a phone. A click outside does not close it, to keep the input. */
export function FormModal(props: FormModalProps) {
  return <Modal {...props} size="lg" fullScreenOnPhone closeOnClickOutside={false} />
}

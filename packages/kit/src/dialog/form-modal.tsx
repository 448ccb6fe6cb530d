import type { ReactNode } from 'react'
import { Modal } from './modal'

interface FormModalProps {
  opened: boolean
  onClose: () => void
  title: string
  children: ReactNode
}

/** A form over the screen; on a phone it is the screen. A click beside it does not lose what was typed. */
export function FormModal(props: FormModalProps) {
  return <Modal {...props} size="lg" fullScreenOnPhone closeOnClickOutside={false} />
}

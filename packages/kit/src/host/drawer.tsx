import { Modal, type ModalProps } from '../dialog/modal'

/** A modal along the left edge. */
export function Drawer(props: Omit<ModalProps, 'side'>) {
  return <Modal {...props} side="left" />
}

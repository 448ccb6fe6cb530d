// Modal dialogs, and hooks that open them: `useCreating` for a dialog that creates a row, `useDialogAddress` for one with a URL.
export { ConfirmDialog } from './dialog/confirm-dialog'
export { FormModal } from './dialog/form-modal'
export { Modal } from './dialog/modal'
export { useCreating } from './dialog/use-creating'
export { useDialogAddress } from './dialog/use-dialog-address'
export { formDialog } from './form/form-dialog'

import { useDialogAddress } from './use-dialog-address'

/** Returns whether the create dialog is open, which is stored in the URL (`?crear`). For other dialogs use `useDialogAddress`. */
export function useCreating(): [boolean, { open: () => void; close: () => void }] {
  const [asked, { open, close }] = useDialogAddress('crear')
  return [asked !== null, { open: () => open(), close }]
}

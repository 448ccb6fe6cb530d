import { useDialogAddress } from './use-dialog-address'

/** Whether the create dialog is open: by the URL (`?crear`). Other dialogs have a name of their own: `useDialogAddress`. */
export function useCreating(): [boolean, { open: () => void; close: () => void }] {
  const [asked, { open, close }] = useDialogAddress('crear')
  return [asked !== null, { open: () => open(), close }]
}

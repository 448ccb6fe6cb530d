// What a screen is on paper: its head and foot, the text of each page, all rows of a list, and the button that prints it.

export { useAllRows } from './paper/use-all-rows'
export { usePrinting } from './paper/use-printing'
export { FichaReports } from './print/ficha-reports'
export { Paper } from './print/paper'
export { PrintButton } from './print/print-button'
export { Signature, type Signer } from './print/signature'

// A screen as a printed document: header and footer, texts on each page, all rows of a list, and the print button.

export { FichaReports } from './print/ficha-reports'
export { Paper } from './print/paper'
export { PrintButton } from './print/print-button'
export { Signature, type Signer } from './print/signature'
export { useAllRows } from './print-rows/use-all-rows'
export { usePrinting } from './print-rows/use-printing'

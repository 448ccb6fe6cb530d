// Upload of a spreadsheet: file input, progress and report.
export { FileDrop } from './import/file-drop'
export { ImportCounts } from './import/import-counts'
export { ImportReportView } from './import/import-report-view'
export { ImportSummary } from './import/import-summary'
export { RejectedRows } from './import/rejected-rows'
export { UploadProgress } from './import/upload-progress'
export { Warnings } from './import/warnings'

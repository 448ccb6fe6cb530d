// Upload of a spreadsheet: file input, progress and report.
export { FileDrop } from './import/file-drop'
export { ImportReportView } from './import/import-report-view'
export { UploadProgress } from './import/upload-progress'

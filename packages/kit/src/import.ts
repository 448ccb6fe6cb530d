// Uploading a spreadsheet: choosing the file, its progress, the report of what it did.
export { FileDrop } from './import/file-drop'
export { ImportReportView } from './import/import-report-view'
export { UploadProgress } from './import/upload-progress'

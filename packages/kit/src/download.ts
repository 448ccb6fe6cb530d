// A file of the API, saved on the user's computer.
export { DownloadButton } from './download/download-button'

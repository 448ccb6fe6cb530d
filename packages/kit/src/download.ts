// Downloads of files from the API.
export { DownloadButton } from './download/download-button'

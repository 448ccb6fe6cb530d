// Files on their way from any page to the screen that takes them.
export { FilesButton } from './files/files-button'
export { handFiles, useHandedFiles } from './files/handed-files'

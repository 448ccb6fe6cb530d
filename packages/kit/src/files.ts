// Files passed from any page to the screen that receives them.
export { FilesButton } from './files/files-button'
export { handFiles, useHandedFiles } from './files/handed-files'

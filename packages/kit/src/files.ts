// Chosen files, and files passed from any page to the screen that receives them.
export { droppedFiles, isOfSystem } from './files/dropped-files'
export { FileGoneError, fileInMemory } from './files/file-in-memory'
export { FilesButton } from './files/files-button'
export { handFiles, useHandedFiles } from './files/handed-files'

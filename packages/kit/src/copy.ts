// Texts that people copy from the screen.
export { CopyField } from './copy/copy-field'

import { FileImport } from './file-import.entity.js'

export const IMPORTS_ENTITIES = [FileImport]

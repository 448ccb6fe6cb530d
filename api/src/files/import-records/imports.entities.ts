import { FileImport } from './file-import.entity.js'
import { ImportDetail } from './import-detail.entity.js'

export const IMPORTS_ENTITIES = [FileImport, ImportDetail]

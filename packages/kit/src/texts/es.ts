import columns from '@fichero/contract/locales/es/columns.json'
import fields from '@fichero/contract/locales/es/fields.json'
import kit from '../locales/es.json'
import { kitTexts } from './kit-texts'

export default kitTexts(kit, fields, columns)

import columns from '@fichero/contract/locales/en/columns.json'
import fields from '@fichero/contract/locales/en/fields.json'
import kit from '../locales/en.json'
import { kitTexts } from './kit-texts'

export default kitTexts(kit, fields, columns)

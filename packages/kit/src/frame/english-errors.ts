import { ROW_PROBLEMS_EN } from '@fichero/contract/row-problems.en'
import texts from '../locales/errors.en.json'

export const ENGLISH_ERRORS = { ...texts, row: ROW_PROBLEMS_EN }

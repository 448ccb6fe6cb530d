import { ERRORS } from '@fichero/contract/errors'
import { ROW_PROBLEMS } from '@fichero/contract/row-problems'

/** The contract's sentences of errors as i18next reads them. */
const error = Object.fromEntries(Object.entries(ERRORS).map(([code, { msg }]) => [code, msg]))

export default { error, row: ROW_PROBLEMS }

import { ERRORS_EN, FILE_KINDS_EN } from '@fichero/contract/errors.en'
import { ROW_PROBLEMS_EN } from '@fichero/contract/row-problems.en'

/** The contract's sentences of errors as i18next reads them: it looks up the name of a kind by itself. */
const error = Object.fromEntries(
  Object.entries(ERRORS_EN).map(([code, sentence]) => [
    code,
    sentence.replace(/\{\{tipo_\w+\}\}/g, (kind) => `$t(errors:kind.${kind})`),
  ]),
)

export default { error, kind: FILE_KINDS_EN, row: ROW_PROBLEMS_EN }

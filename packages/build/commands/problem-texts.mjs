import { programTexts } from '@fichero/contract/program-texts'

/**
 * Returns the sentence of each reason why a release is not compatible with a system.
 * @param {{ code: string, params: import('@fichero/contract/errors').Params }[]} problems
 */
export function problemTexts(problems) {
  const translate = programTexts().getFixedT('en', 'errors')
  // A newer system may have codes that these tools do not know.
  return problems.map(({ code, params }) => translate(`error.${code}`, { replace: params, defaultValue: code }))
}

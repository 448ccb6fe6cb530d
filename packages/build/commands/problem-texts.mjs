import { programTexts } from '@fichero/contract/program-texts'

/**
 * Returns the sentence of each reason why a release is not compatible with a system, or with its announced next release.
 * @param {{ code: string, params: import('@fichero/contract/errors').Params }[]} problems
 * @param {'error' | 'next'} [kind]
 */
export function problemTexts(problems, kind = 'error') {
  const translate = programTexts().getFixedT('en', 'errors')
  // A newer system may have codes that these tools do not know.
  return problems.map(({ code, params }) => translate(`${kind}.${code}`, { replace: params, defaultValue: code }))
}

/** Maximum number of selectors that a message lists. */
const MAX_LISTED = 3

/**
 * Returns a sentence about selectors of a release's style sheets that match more than elements of the module, because they
 * contain no class of its CSS modules (`NAME-class-hash`); undefined if there are none.
 * @param {import('@playwright/test').Page} page
 * @param {Pick<import('./read-build.mjs').Build['descriptor'], 'name' | 'hash'>} descriptor
 */
export async function foreignSelectors(page, { name, hash }) {
  const found = await page.evaluate(readSelectors, { base: `/remotes/${name}/${hash}/`, own: `.${name}-` })
  if (found.length === 0) return undefined
  const others = found.length > MAX_LISTED ? `, and ${found.length - MAX_LISTED} more` : ''
  return `its styles change more than the module: ${found.slice(0, MAX_LISTED).join(', ')}${others} (begin each rule with a class of a *.module.css)`
}

/** Runs in the page. The browser has parsed the style sheets. @param {{ base: string, own: string }} release */
function readSelectors({ base, own }) {
  /** @param {CSSRuleList} rules @returns {string[]} */
  const selectorsIn = (rules) =>
    [...rules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule.selectorText]
      return 'cssRules' in rule ? selectorsIn(/** @type {CSSGroupingRule} */ (rule).cssRules) : []
    })
  /** Splits a list at the commas that are outside of parentheses. @param {string} list */
  const partsOf = (list) => {
    let depth = 0
    return [...list].reduce(
      (parts, sign) => {
        depth += Number(sign === '(') - Number(sign === ')')
        if (sign === ',' && depth === 0) parts.push('')
        else parts[parts.length - 1] += sign
        return parts
      },
      [''],
    )
  }
  const sheets = [...document.styleSheets].filter(({ href }) => href?.includes(base))
  const selectors = sheets.flatMap(({ cssRules }) => selectorsIn(cssRules)).flatMap(partsOf)
  return [...new Set(selectors.map((selector) => selector.trim()).filter((selector) => !selector.includes(own)))]
}

import { plainText } from '@fichero/contract/text'

/** Parts of error messages of browsers, React and the code that loads remotes. */
const PHRASES = `
Cannot read properties of undefined (reading
Cannot read properties of null (reading
Cannot set properties of undefined (setting
Cannot set properties of null (setting
Cannot convert undefined or null to object
Cannot destructure property
as it is undefined
as it is null
Cannot access
before initialization
Cannot assign to read only property
Assignment to constant variable
Converting circular structure to JSON
Class constructor
cannot be invoked without 'new'
is not a function
is not a constructor
is not iterable
is not defined
is not extensible
is not valid JSON
is not an object (evaluating
is not a function. (In
undefined is not an object
null is not an object
undefined is not a function
is undefined
is null
can't access property
can't access lexical declaration
can't convert undefined to object
Can't find variable
Maximum call stack size exceeded
too much recursion
Reduce of empty array with no initial value
Invalid time value
Invalid array length
Unexpected token
Unexpected end of JSON input
Failed to execute 'removeChild' on 'Node': The node to be removed is not a child of this node
Failed to execute 'insertBefore' on 'Node': The node before which the new node is to be inserted is not a child of this node
Loading chunk
failed. (missing
failed. (timeout
exports no Page
no release of
has the page
does not list
did not load
did not arrive within
could not be requested
is not what its release lists
left no container in
`
/** Words that are safe by themselves. */
const SINGLE = /^(?:evaluating|undefined|null|NaN|(?:Type|Range|Reference|Syntax|URI|Eval|Aggregate)?Error)$/
const REACT = /^(?:Error: )?Minified React error #\d{1,3}\b/
const WORD = /[\p{L}\p{M}\p{N}_$]+/gu
const IN_WORD = /[\p{L}\p{M}\p{N}_$]/u
const LONG_NUMBER = /\d{4}/
/** Characters between words that the redaction removes. */
const SIGN = /[^ '"`.,:;()[\]{}=/-]/gu
/** Text of a browser's message before the name of a property. */
const PROPERTY = /(?:reading|setting|property) ['"]$/
const NAME = /^[A-Za-z_$][\w$]*$/
/** Replaces redacted text. */
const REDACTED = '…'

/**
 * Redacts a message: replaces everything that may be personal data with `…`. Keeps runs of two or more words that occur in
 * `code` exactly as in the message, names of properties that occur in the code, and the fixed texts of browsers.
 */
export function knownWords(message: string, code: readonly string[]): string {
  const text = plainText(message)
  const react = REACT.exec(text)
  if (react) return react[0]
  const words = [...text.matchAll(WORD)].map((match) => ({ from: match.index, to: match.index + match[0].length }))
  const texts = [PHRASES, ...code]
  let redacted = ''
  let end = 0
  for (let index = 0; index < words.length; ) {
    const known = knownRun(text, words, index, texts)
    const first = words[index]!
    const last = words[index + Math.max(known, 1) - 1]!
    redacted += text.slice(end, first.from).replace(SIGN, '') + (known > 0 ? text.slice(first.from, last.to) : REDACTED)
    end = last.to
    index += Math.max(known, 1)
  }
  return (redacted + text.slice(end).replace(SIGN, '')).replace(/…(?:[^\p{L}\p{M}\p{N}_$]*…)+/gu, REDACTED).trim()
}

/** Returns how many words from `index` on occur together in one of `texts`; 0 if the word at `index` must be redacted. */
function knownRun(
  text: string,
  words: readonly { from: number; to: number }[],
  index: number,
  texts: readonly string[],
): number {
  const { from, to } = words[index]!
  let length = 1
  for (let next = index + 1; next < words.length; next++) {
    const run = text.slice(from, words[next]!.to)
    if (LONG_NUMBER.test(run) || !texts.some((one) => hasWords(one, run))) break
    length = next - index + 1
  }
  if (length > 1) return length
  const word = text.slice(from, to)
  return SINGLE.test(word) || (PROPERTY.test(text.slice(0, from)) && texts.some((one) => hasProperty(one, word)))
    ? 1
    : 0
}

/** Whether a text contains these words, not as part of longer words. */
function hasWords(text: string, words: string): boolean {
  for (let position = text.indexOf(words); position >= 0; position = text.indexOf(words, position + 1))
    if (!IN_WORD.test(text.charAt(position - 1)) && !IN_WORD.test(text.charAt(position + words.length))) return true
  return false
}

/** Whether code accesses, destructures or defines a property with this name. */
const hasProperty = (code: string, name: string): boolean =>
  NAME.test(name) && new RegExp(`(?:\\.|[{,])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(code)

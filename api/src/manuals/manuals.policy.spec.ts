import { verdictsOf } from '../testing/verdicts.js'
import { documentPolicy, documentsPolicy, viewDocument } from './manuals.policy.js'

const [published, withdrawn] = [{ estado: 'publicado' }, { estado: 'retirado' }] as const
const managers = (verdict: string) => ['forbidden', 'forbidden', verdict]

it.each([
  ['edit', 'allowed', 'allowed'],
  ['withdraw', 'allowed', 'already'],
  ['restore', 'already', 'allowed'],
] as const)(
  'who manages the manuals may %s a published document: %s, a withdrawn one: %s',
  (ability, of, ofWithdrawn) => {
    expect(verdictsOf(documentPolicy[ability], published)).toEqual(managers(of))
    expect(verdictsOf(documentPolicy[ability], withdrawn)).toEqual(managers(ofWithdrawn))
  },
)

it('a withdrawn document is there for who may restore it', () => {
  expect(verdictsOf(viewDocument, published)).toEqual(['allowed', 'allowed', 'allowed'])
  expect(verdictsOf(viewDocument, withdrawn)).toEqual(['document_not_found', 'document_not_found', 'allowed'])
})

it('who manages the manuals publishes', () => {
  expect(verdictsOf(documentsPolicy.publish, undefined)).toEqual(managers('allowed'))
})

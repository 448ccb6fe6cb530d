import { verdictsOf } from '../../../testing/verdicts.js'
import { documentPolicy, documentsPolicy, viewDocument } from './manuals.policy.js'

const [published, withdrawn] = [{ estado: 'publicado' }, { estado: 'retirado' }] as const
/** The verdicts for a visitor, a user and an administrator. */
const managers = (verdict: string) => ['forbidden', 'forbidden', verdict]

it.each([
  ['edit', 'allowed', 'allowed'],
  ['withdraw', 'allowed', 'already'],
  ['restore', 'already', 'allowed'],
] as const)(
  'the verdict on %s for administrators is %s for a published document, and %s for a withdrawn document',
  (ability, of, ofWithdrawn) => {
    expect(verdictsOf(documentPolicy[ability], published)).toEqual(managers(of))
    expect(verdictsOf(documentPolicy[ability], withdrawn)).toEqual(managers(ofWithdrawn))
  },
)

it('only administrators see a withdrawn document', () => {
  expect(verdictsOf(viewDocument, published)).toEqual(['allowed', 'allowed', 'allowed'])
  expect(verdictsOf(viewDocument, withdrawn)).toEqual(['document_not_found', 'document_not_found', 'allowed'])
})

it('only administrators publish documents', () => {
  expect(verdictsOf(documentsPolicy.publish, undefined)).toEqual(managers('allowed'))
})

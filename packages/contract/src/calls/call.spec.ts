import * as call from './call'

test.each([
  ['GET', call.get],
  ['POST', call.post],
  ['PUT', call.put],
  ['PATCH', call.patch],
  ['DELETE', call.remove],
])('the declaration of a %s endpoint has no resources by default', (method, declare) => {
  expect(declare('/fichas', { access: 'public' }).returns()).toEqual({
    method,
    path: '/fichas',
    access: 'public',
    reads: [],
    changes: [],
  })
})

const declared = call.put('/fichas/:id', {
  access: 'authenticated',
  reads: ['users'],
  changes: ['fichas'],
  file: 'required',
  fileField: call.FILE_FIELD,
  versioned: true,
})
const data = {
  method: 'PUT',
  path: '/fichas/:id',
  access: 'authenticated',
  reads: ['users'],
  changes: ['fichas'],
  file: 'required',
  fileField: 'archivo_excel',
  versioned: true,
}

test.each([
  ['takes() adds only types', declared.takes<{ query: object }>().returns(), data],
  ['returnsFile() marks the endpoint as a download', declared.returnsFile(), { ...data, download: true }],
  [
    'returnsStoredFile() marks the endpoint as a stored file',
    declared.takes().returnsStoredFile(),
    { ...data, stored: true },
  ],
])('%s', (_, call, expected) => {
  expect(call).toEqual(expected)
})

// Remotes that were built earlier refer to these names.
test('the names of resources do not change', () => {
  const names = [
    'fichas',
    'apprentices',
    'programs',
    'users',
    'requests',
    'centres',
    'batches',
    'manuals',
    'remotes',
    'module-data',
    'module-service',
  ]
  expect(call.RESOURCES).toEqual(names)
})

import * as call from './call'

test.each([
  [call.get, 'GET'],
  [call.post, 'POST'],
  [call.put, 'PUT'],
  [call.patch, 'PATCH'],
  [call.remove, 'DELETE'],
])('%p declares a call that reads and changes nothing unless it says so', (declare, method) => {
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
  ['what it takes makes no difference', declared.takes<{ query: object }>().returns(), data],
  ['a spreadsheet to save is marked', declared.returnsFile(), { ...data, download: true }],
  ['a stored file is marked', declared.takes().returnsStoredFile(), { ...data, stored: true }],
])('%s', (_, made, expected) => {
  expect(made).toEqual(expected)
})

// Remotes that were built before name them.
test('the resources stay', () => {
  expect(call.RESOURCES).toEqual(['fichas', 'apprentices', 'programs', 'users', 'requests', 'manuals', 'remotes'])
})

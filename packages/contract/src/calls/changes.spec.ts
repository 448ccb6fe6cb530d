import type { Call, CallOptions, CallTakes } from './call'
import * as fichas from './fichas.calls'
import * as imports from './imports.calls'
import * as programs from './programs.calls'
import * as users from './users.calls'

type AnyCall = Pick<Call<string, CallOptions, CallTakes>, 'path' | 'reads' | 'changes'>

test.each<[string, AnyCall, AnyCall[]]>([
  ['an edit of a person', users.updateUser, [users.listUsers, users.getUser, users.listEndingContracts]],
  ['a load of people', users.loadUsers, [users.listUsers, users.countUsers]],
  [
    'a disabled person',
    users.disableUser,
    [users.listUsers, users.getUser, users.listDisabledUsers, users.countUsers, fichas.listFichas, fichas.getFicha],
  ],
  [
    'a reactivated person',
    users.enableUser,
    [users.listUsers, users.getUser, users.listDisabledUsers, users.countUsers],
  ],
  ['an approval', users.approveUser, [users.listPendingUsers, users.countUsers, users.listUsers]],
  ['a rejection', users.rejectUser, [users.listPendingUsers, users.countUsers]],
  [
    'an edit of a program',
    programs.updateProgram,
    [programs.listPrograms, programs.getProgram, fichas.listFichas, fichas.getFicha],
  ],
  [
    'a disabled program',
    programs.disableProgram,
    [programs.listPrograms, programs.getProgram, programs.listDisabledPrograms],
  ],
  [
    'a reactivated program',
    programs.enableProgram,
    [programs.listPrograms, programs.getProgram, programs.listDisabledPrograms],
  ],
  ['an edit of a ficha', fichas.updateFicha, [fichas.listFichas, fichas.getFicha, fichas.countFichas, users.getUser]],
  [
    'a disabled ficha',
    fichas.disableFicha,
    [fichas.listFichas, fichas.getFicha, fichas.listDisabledFichas, fichas.countFichas],
  ],
  [
    'a reactivated ficha',
    fichas.enableFicha,
    [fichas.listFichas, fichas.getFicha, fichas.listDisabledFichas, fichas.countFichas],
  ],
  ['a merge', fichas.mergePeople, [fichas.getApprentice, fichas.getFicha, imports.listImports]],
  ['an undo', imports.undoImport, [fichas.getApprentice, fichas.getFicha, imports.listImports]],
])('%s refetches every answer that contains it', (_, { changes }, answers) => {
  const isRefetched = ({ reads }: AnyCall) => reads.some((resource) => changes.includes(resource))
  expect(answers.filter((answer) => !isRefetched(answer)).map(({ path }) => path)).toEqual([])
})

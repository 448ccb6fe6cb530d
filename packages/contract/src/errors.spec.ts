import { ERROR_STATUS } from './errors.ts'

/** Clients look at the status before the code: 401 ends a session, 412 offers the current row. */
const BY_STATUS: Record<number, string[]> = {}
for (const [code, status] of Object.entries(ERROR_STATUS)) {
  BY_STATUS[status] ??= []
  BY_STATUS[status].push(code)
}

it.each<[number, string, string[]]>([
  [
    400,
    'an invalid request',
    [
      'validation',
      'malformed',
      'file_missing',
      'institution_logout_invalid',
      'json_invalid',
      'one_file_only',
      'file_in_wrong_field',
      'module_data_ficha_required',
      'override_not_local',
    ],
  ],
  [
    401,
    'a missing or invalid session or deploy token',
    [
      'deploy_token_invalid',
      'invalid_credentials',
      'not_signed_in',
      'session_ended',
      'contract_ended',
      'contract_not_begun',
    ],
  ],
  [
    403,
    'a session or a deploy token without the permission',
    [
      'override_from_other_site',
      'deploy_token_other_remote',
      'deploy_token_cannot_activate',
      'deploy_token_of_retired',
      'deploy_token_rests',
      'access_link_for_oneself',
      'module_service_method_not_allowed',
      'pending_approval',
      'account_disabled',
      'link_contract_ended',
      'forbidden',
      'report_of_other_centre',
      'institution_denied',
      'institution_document_missing',
      'institution_email_unverified',
      'institution_without_access',
      'sign_in_again',
      'people_of_other_centres',
    ],
  ],
  [405, 'a method that the address does not accept', ['method_not_allowed']],
  [408, 'a request that does not arrive', ['upload_too_slow']],
  [410, 'a link that was used or locked, or has expired', ['link_used', 'link_expired', 'progress_link_locked']],
  [412, 'a row that somebody else has changed since the client read it', ['stale_version']],
  [
    413,
    'too many bytes',
    ['file_too_large', 'file_too_large_xlsx', 'form_too_large', 'module_data_too_large', 'payload_too_large'],
  ],
  [
    415,
    'a file of another kind',
    [
      'not_a_spreadsheet',
      'file_archived',
      'page_saved',
      'format_not_read',
      'document_not_accepted',
      'media_type_not_taken',
    ],
  ],
  [
    422,
    'a file that cannot be loaded',
    [
      'module_service_refused',
      'release_file_damaged',
      'release_inconsistent',
      'release_group_missing',
      'release_hash',
      'release_too_large',
      'release_too_many_routes',
      'release_slot_full',
      'release_too_much_data',
      'release_data_twice',
      'release_data_public',
      'release_file_name',
      'release_file_twice',
      'release_name_reserved',
      'release_page_missing',
      'release_text_missing',
      'release_address_reserved',
      'release_address_any',
      'release_address_invalid',
      'release_address_twice',
      'release_path_outside',
      'release_entry_without_route',
      'release_place_missing',
      'release_place_field',
      'release_first_call',
      'release_first_field',
      'release_icon_missing',
      'release_permission_missing',
      'document_incomplete',
      'file_damaged',
      'file_protected',
      'file_inflates',
      'file_too_slow',
      'top_without_result',
      'top_letters_lost',
      'quote_over_rows',
      'quote_over_values',
      'file_empty',
      'rows_hidden',
      'header_not_found',
      'header_misspelt',
      'header_absent',
      'header_too_low',
      'header_unknown',
      'header_missing',
      'header_repeated',
      'too_many_rows',
      'too_many_cells',
      'too_many_people',
      'too_many_fichas',
      'several_reports',
      'report_absent',
      'report_ficha_invalid',
      'report_date_invalid',
      'report_code_too_long',
      'report_date_missing',
      'dates_mixed',
      'dates_ambiguous',
      'wrong_kind',
      'wrong_ficha',
      'wrong_program',
      'ficha_other_version',
      'program_other_version',
      'report_in_future',
      'report_without_ficha',
      'rows_rejected',
      'people_absent',
      'report_incomplete',
    ],
  ],
  [429, 'a client over its rate limit', ['too_many_tries', 'too_many_at_once']],
  [500, 'an error of the server itself', ['internal']],
  [
    502,
    'a service of a module, or of the institution, that fails or cannot be reached',
    [
      'institution_answer_invalid',
      'module_service_failed',
      'module_service_answer_invalid',
      'module_service_unreachable',
    ],
  ],
  [504, 'a service of a module that does not answer in time', ['module_service_slow']],
  [
    503,
    'a service that is temporarily unavailable',
    [
      'reader_busy',
      'writer_busy',
      'export_failed',
      'export_too_slow',
      'data_in_use',
      'institution_unavailable',
      'unavailable',
    ],
  ],
  [507, 'a full disk', ['storage_full']],
])('the status %d means %s', (status, _, codes) => {
  expect(BY_STATUS[status]?.sort()).toEqual(codes.sort())
})

it('every not-found error has the status 404', () => {
  const codes = Object.keys(ERROR_STATUS).filter(
    (code) => /not_found$|_unknown$/.test(code) && !code.startsWith('header'),
  )
  expect(BY_STATUS[404]?.sort()).toEqual(codes.sort())
})

it('errors have no other statuses', () => {
  expect(Object.keys(BY_STATUS).map(Number)).toEqual([
    400, 401, 403, 404, 405, 408, 409, 410, 412, 413, 415, 422, 429, 500, 502, 503, 504, 507,
  ])
})

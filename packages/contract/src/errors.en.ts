import type { ErrorCode } from './errors.ts'

/** The sentences of `ERRORS` in English. */
export const ERRORS_EN: Readonly<Record<ErrorCode, string>> = {
  validation: 'Check the fields that are marked.',
  malformed: 'The request is not in the expected format.',
  json_invalid: 'The data sent is not valid JSON.',
  one_file_only: 'More than one file arrived. Send only one.',
  file_in_wrong_field: 'The file arrived in the field “{{recibido}}” and was expected in “{{esperado}}”.',
  invalid_credentials: 'The document or the password is not correct.',
  not_signed_in: 'Sign in to continue.',
  session_ended: 'Your session has ended. Sign in again.',
  deploy_token_invalid:
    'The deploy token does not work: it is misspelled, has expired or was revoked. Ask whoever manages the system for another one.',
  deploy_token_full:
    'Release the version that uses the files already sent, or wait a day: the token has sent {{max_mb}} MB that no version names.',
  publishing_busy: 'Wait a few seconds and try again: files of other versions are being received.',
  deploy_token_rests:
    'Ask whoever manages the system for another token: the person who made this one may no longer make them, or has since ended their sessions or changed their password.',
  deploy_token_of_retired:
    'The module was retired and its tokens rest. Ask whoever manages the system to activate one of its versions, or for a new token to publish another one.',
  deploy_token_other_remote:
    'The deploy token belongs to the module “{{esperado}}” and does not work for “{{recibido}}”.',
  deploy_token_cannot_activate:
    'The deploy token may publish but not activate. An administrator activates the version on the modules page.',
  pending_approval: 'An administrator has not approved your request yet.',
  account_disabled: 'Your account is disabled. Talk to an administrator.',
  forbidden: 'You do not have permission to do this.',
  access_link_for_oneself: 'Change your password in your profile: links for a new password are made for other people.',
  not_found: 'What you are looking for was not found.',
  method_not_allowed: 'This address does not take {{metodo}}: use {{permitidos}}.',
  user_not_found: 'The user was not found.',
  program_not_found: 'The program was not found.',
  ficha_not_found: 'No information was found for this ficha.',
  apprentice_not_found: "The apprentice's details could not be loaded.",
  document_not_found: 'This document is no longer published. Load the list again.',
  document_exists:
    'This file is already among the documents, as “{{titulo}}”. Change it there, or restore it if it is withdrawn.',
  too_many_documents:
    'There are already {{max}} documents and no more fit. Replace one that is no longer used, such as a withdrawn one.',
  document_not_accepted:
    '“{{archivo}}” cannot be published. You can publish PDF files, Office files without macros, and PNG, JPEG or WebP images, named after their content ({{extensiones}}).',
  release_file_damaged: 'The file that arrived is not the one that the version announces. Build and publish it again.',
  release_inconsistent: 'The version names the file “{{archivo}}”, which is not in its list of files. Build it again.',
  release_hash:
    'Build the module again and publish it as it comes out: it says that it is version {{recibido}}, and by its content it is {{esperado}}.',
  release_too_large: 'Reduce the files to a total of {{max_mb}} MB: the version has {{total_mb}} MB.',
  release_too_many_routes: 'Keep at most {{max}} routes: the version has {{total}}.',
  release_too_many_cards: 'Keep at most {{max}} cards: the version has {{total}}.',
  release_too_many_entries: 'Keep at most {{max}} menu entries: the version has {{total}}.',
  release_too_many_places: 'Keep at most {{max}} sections and actions in pages of others: the version has {{total}}.',
  release_file_name: 'Change the name of the file “{{archivo}}”: “.” and “..” are not names of folders or files.',
  release_file_twice: 'Build the module again: the version has the file “{{archivo}}” twice.',
  release_name_reserved: 'Change the name “{{nombre}}”: in JavaScript every object has it.',
  release_page_missing:
    'Build the page “{{pagina}}”, or remove the route, card or section that names it: the version does not have it.',
  release_text_missing:
    'Write the text “{{clave}}” in locales/{{idioma}}.json: a title or an entry of the version names it.',
  release_address_reserved:
    'Change the address “{{direccion}}”: it belongs to the system, or is above or below one that does.',
  release_address_any:
    'Begin the address with a word of its own, such as “/horarios”: “{{direccion}}” matches any address.',
  release_address_invalid:
    'Write the address with words and parameters, such as “/horarios/:id”: “{{direccion}}” cannot be understood.',
  release_address_twice: 'Keep one route for “{{direccion}}”: the version has two.',
  release_address_taken:
    'Change the address “{{direccion}}”, or ask the team of “{{modulo}}” to give theirs up: that module uses “{{ocupada}}”.',
  release_path_outside:
    'Use an address of this system, which begins with one “/”: “{{direccion}}” may lead to another site.',
  release_entry_without_route:
    'Add a route for “{{direccion}}”, or remove the entry or action: the version does not have that screen.',
  release_place_missing:
    'Choose a place of the contract for sections or for actions, such as “ficha.section”: “{{lugar}}” is not one.',
  release_place_field: 'Use in the address “{{direccion}}” only what its place hands over, such as “:nroFicha”.',
  release_first_call: 'Ask first only for what the release reads: “{{llamada}}” is not that.',
  release_first_field: 'Give “{{llamada}}” only parameters that the address of its page has.',
  release_icon_missing:
    'Choose an icon of the kit, or give the path of one of your own, as “M4 4h16v16H4z”: “{{icono}}” is neither.',
  release_group_missing: 'Choose a group of the search of this system: it has no “{{grupo}}”.',
  release_group_taken:
    'Remove the results of “{{grupo}}”, or ask the team of “{{modulo}}” to give up theirs: that module shows them already.',
  release_permission_missing: 'Use “public”, “authenticated” or a permission of this system: nobody has “{{permiso}}”.',
  document_incomplete:
    '“{{archivo}}” is incomplete or damaged. Open it to check it, save it again and choose it again.',
  stale_version: 'Somebody else saved this after you opened it. Load it again and retry.',
  conflict: 'Somebody else changed this at the same time. Load it again and retry.',
  ficha_exists: 'Ficha {{nro_ficha}} already exists.',
  user_exists: 'There is already a person with this information.',
  already_decided: 'An administrator has already decided this request.',
  override_not_local:
    'A module under development is only loaded from this same machine, such as fichas@http://localhost:5174, with localhost or 127.0.0.1. Correct the address.',
  override_from_other_site:
    'Another site tried to load a module under development here. If you asked for it, copy the address and paste it into the browser.',
  remote_not_found: 'There is no module with that name.',
  release_not_found: 'That version is no longer stored. Load the list again and choose another one.',
  deploy_token_not_found: 'This token no longer exists. Load the list again.',
  plan_not_found: 'The preview of this report is no longer available. Choose the file again.',
  release_withdrawn: 'That version was withdrawn and cannot be activated. Publish a new one.',
  release_in_use:
    'Everybody uses that version: it cannot be withdrawn, or offered only to some. First activate another one or go back to the previous one.',
  no_previous_release: 'There is no previous version to go back to. Choose one from the list.',
  release_differs: 'Build the module with another version number: version {{hash}} already exists with other content.',
  release_version_taken:
    'Version {{version}} of this module already exists with other content. Raise the version number in its package.json, build the module and publish it again.',
  release_contract:
    'The version asks for contract {{pedido}} and this system has {{ofrecido}}. Build it with the contract of this system.',
  release_library:
    'The version asks for {{biblioteca}} {{pedido}} and this system has {{ofrecido}}. Build it with that version of {{biblioteca}} or update the system.',
  release_kit:
    'The version asks for kit {{pedido}} and this system has {{ofrecido}}. Build it with that kit or update the system.',
  release_runtime:
    'The version asks for federation {{pedido}} and this system has {{ofrecido}}. Build it with the tools of this system.',
  release_calls:
    'The version uses {{total}} calls that this system does not have: {{llamadas}}. Update the system first.',
  too_many_deploy_tokens: 'The module already has {{max}} tokens that work. Revoke one that is not used.',
  plan_changed: 'The ficha has changed since the preview, and nothing was saved. Review what the report would do now.',
  upload_too_slow: 'Check your connection and try again: what you sent arrived too slowly.',
  media_type_not_taken: 'Send the data as {{esperado}}: it arrived as {{recibido}}.',
  reader_busy: 'Many files are being read right now. Wait a minute and load it again.',
  writer_busy: 'Other long files are being made right now. Wait a minute and export again.',
  export_failed:
    'The file could not be finished, and nothing was kept. Export it again; if this keeps happening, tell whoever runs the system.',
  export_too_slow: 'The file was not ready within {{minutos}} minutes. Narrow the filters and export in parts.',
  link_unknown: 'This link is not valid. Check that it is complete, or request a new one.',
  link_used: 'This link no longer works: it was used, or the password or the email changed afterwards.',
  link_expired: 'This link has expired. Request a new one.',
  user_disabled: 'This person is disabled. Reactivate them first.',
  last_admin:
    'This is the last enabled administrator. Appoint another one before disabling this one or changing their role.',
  ficha_has_judgments:
    'Ficha {{nro_ficha}} already has judgments of “{{programa}}”, given or outstanding. They belong to that design, so the program cannot be changed.',
  ficha_disabled: 'Ficha {{nro_ficha}} is disabled and takes no judgments. Reactivate it and try again.',
  program_exists:
    'Program {{codigo}}, version {{version}}, already exists: “{{nombre}}”. Use that program, or load the file of another one.',
  program_twin:
    'Program “{{nombre}}” already exists at that level and with the same outcomes. Use that program; if it is disabled, reactivate it.',
  import_older:
    'This report is dated {{fecha, day}}; one dated {{fecha_anterior, day}} is already loaded. Download a new one from SOFIA Plus, or load it anyway.',
  import_not_found: 'The ficha has no such load.',
  import_not_newest: 'Only the newest load of the ficha can be undone: “{{archivo}}”. Undo that one first.',
  import_undone: 'This load has already been undone. To get it back, load its file again.',
  import_created_ficha:
    'The ficha was created with this file and would be empty without it. If the ficha should not exist, disable it.',
  document_same: 'The person already has document {{documento}}: there is nothing to correct.',
  document_in_ficha:
    'Number {{documento}} is already in this ficha: it belongs to {{nombre}}. If it is the same person, merge the two.',
  document_other_person: 'Number {{documento}} belongs to {{nombre}}, under another name. Check the number.',
  document_former: 'Number {{documento}} is a former number of {{nombre}}, who now has {{actual}}. Check the number.',
  merge_same: 'Choose another person of the ficha: nobody is merged with himself or herself.',
  ficha_has_history:
    'The creation of ficha {{nro_ficha}} can no longer be undone: it has since been edited, or a report was loaded. If the ficha should not exist, disable it.',
  import_not_kept: 'This load cannot be undone, because what was there before was not kept. Load a new report.',
  import_other_program:
    'This load cannot be undone: the ficha has since moved to another program, and the earlier judgments belong to another design.',
  program_differs:
    '“{{archivo}}” belongs to program “{{recibido}}” (row {{fila}}), but you are creating the ficha in “{{esperado}}”. Choose that program or another file, or create it anyway.',
  dates_differ:
    '“{{archivo}}” says that the ficha runs from {{inicio, day}} to {{fin, day}}, which differs from what you typed. Use the dates in the file or choose another one, or create it anyway.',
  report_in_future:
    'Download “{{archivo}}” again from SOFIA Plus or correct its date: it is dated {{fecha, day}}, which is still to come (today is {{hoy, day}}).',
  file_too_large: 'The file is larger than {{max_mb}} MB.',
  file_too_large_xlsx: 'The file is larger than {{max_mb}} MB. Open it, save it as .xls and load it again.',
  form_too_large: 'The data in the form is larger than {{max_kb}} KB.',
  payload_too_large: 'The request is too large.',
  file_missing: 'Choose an Excel file.',
  not_a_spreadsheet: 'Load the Excel file as you received it, or saved as .xlsx: “{{archivo}}” is not a spreadsheet.',
  file_archived: 'Unpack “{{archivo}}” and load each report that it contains: it is a compressed file ({{formato}}).',
  page_saved:
    'Sign in to SOFIA Plus, download the report again and load it: “{{archivo}}” is a saved web page, such as the one to sign in, and not a report.',
  format_not_read: 'Open “{{archivo}}” and save it as .xlsx: Fichero does not read its format ({{formato}}).',
  file_protected: 'Open “{{archivo}}”, save it without its password and load it again: it is password-protected.',
  file_damaged: 'Download “{{archivo}}” again, or save it again, and load it: it is incomplete or damaged.',
  file_inflates:
    'Download “{{archivo}}” again, or save it again, and load it: it expands to a size that no sheet of this kind has.',
  file_too_slow: 'Download “{{archivo}}” again, or save it again, and load it: reading it took too long.',
  too_many_rows:
    'Split “{{archivo}}”, by ficha for example, and load each part: it has more than {{max, number}} rows.',
  too_many_people:
    'Split “{{archivo}}” and load each part: it has {{filas, number}} rows, and at most {{max, number}} people can be loaded at a time.',
  too_many_cells:
    'Keep only the columns of the report in “{{archivo}}” and save it again: it has more than {{max, number}} cells.',
  several_reports:
    'Keep in “{{archivo}}” only the sheet that you want to load: it has more than one report, in sheets {{hojas}}.',
  report_ficha_invalid:
    'Correct cell {{celda}} of “{{archivo}}” or download it again from SOFIA Plus: “{{valor}}” is not a ficha number; 5 to 9 digits were expected.',
  report_date_invalid:
    'Correct cell {{celda}} of “{{archivo}}” or download it again from SOFIA Plus: “{{valor}}” is not the date of the report; dd/mm/yyyy was expected.',
  report_code_too_long:
    'Correct cell {{celda}} of “{{archivo}}” or download it again from SOFIA Plus: “{{valor}}” is longer than {{max}} characters and cannot be the code or version of a program.',
  report_date_missing:
    'Download “{{archivo}}” again from SOFIA Plus: it has no report date, so nobody can tell whether it is newer than the last one.',
  dates_ambiguous:
    'Say whether the dates in the column “{{columna}}” of “{{archivo}}” have the day or the month first: the file does not tell, and nothing is saved until then. “{{valor_1}}” (row {{fila_1}}) is {{dmy_1, day}} or {{mdy_1, day}}.',
  dates_mixed:
    'Correct the dates in the column “{{columna}}” of “{{archivo}}” or, if it is a report, download it again: “{{valor}}” (row {{fila}}) has the month first and “{{otro_valor}}” (row {{otra_fila}}) does not, so nobody can tell which dates they are.',
  top_without_result:
    'Open “{{archivo}}” in Excel, save it and load it again: cell {{celda}} has a formula without a result.',
  top_letters_lost:
    'Download “{{archivo}}” again, or save it as .xlsx or CSV UTF-8: “{{valor}}” (cell {{celda}}) lost letters when the file was saved.',
  quote_over_rows:
    'Remove the quotation marks that open in cell {{celda}} of “{{archivo}}”, or close them in their row: they close {{lineas}} lines later, and what follows, with the document or code {{valor}}, is inside them.',
  quote_over_values:
    'Remove the quotation marks that open in cell {{celda}} of “{{archivo}}”, or close them before the separator: “{{valor}}” is in a single cell.',
  file_empty: 'Download “{{archivo}}” again or complete it: it has no data rows below its heading (row {{fila}}).',
  header_not_found:
    'Check the headings of “{{archivo}}” or download it again: none of its rows 1 to {{hasta}} is a known heading row. Expected: {{esperado}}. Closest in the file: {{parecidos}}.',
  header_absent:
    'Add a row of headings to “{{archivo}}”: it has none, and its row {{fila}} already has data (“{{valor}}”). Needed: {{esperado}}.',
  header_too_low:
    'Delete rows above the headings of “{{archivo}}”: they are in row {{fila}}, but must be within the first {{hasta}}.',
  header_unknown:
    'Correct the headings of “{{archivo}}” (row {{fila}}) or download it again: the column “{{esperado}}” is missing, and the heading “{{valor}}” (column {{columna}}) is not known.',
  header_missing:
    'Correct the headings of “{{archivo}}” (row {{fila}}) or download it again: the column “{{columna}}” is missing.',
  header_repeated:
    'Keep only one column “{{valor}}” in “{{archivo}}”: that heading appears twice in row {{fila}}, in columns {{columna}} and {{otra_columna}}.',
  wrong_kind: 'Choose another file: “{{archivo}}” is {{tipo_recibido}}; this is the place for {{tipo_esperado}}.',
  wrong_ficha:
    'Choose another file: “{{archivo}}” belongs to ficha {{recibido}} (row {{fila}}); this is ficha {{esperado}}.',
  wrong_program:
    'Choose another file: “{{archivo}}” belongs to program {{recibido}} (row {{fila}}); this is program {{esperado}}.',
  ficha_other_version:
    'Choose another file, or another version for the ficha: “{{archivo}}” belongs to version {{recibido}} of “{{programa}}” (row {{fila}}); the ficha follows version {{esperado}}.',
  program_other_version:
    'Choose another file, or the program of that version: “{{archivo}}” belongs to version {{recibido}} of “{{programa}}” (row {{fila}}); this program is version {{esperado}}.',
  people_absent:
    'Say what happened to the people who are in the ficha and not in “{{archivo}}” ({{total, number}}): {{nombres}}. Nothing is saved before that.',
  report_incomplete:
    'Download “{{archivo}}” again from SOFIA Plus: it was taken as incomplete, because it does not contain {{nombres}} ({{total, number}}). Nothing was saved.',
  rows_rejected:
    'Correct “{{archivo}}”: {{rechazados, number}} of {{filas, number}} rows cannot be loaded. Nothing was saved. The first: row {{fila}}, column {{columna}}: {{motivo}}',
  too_many_tries: 'Too many attempts. Wait {{minutos}} min and try again.',
  too_many_at_once: 'Too many of your requests are still running. Wait a few seconds and try again.',
  internal: 'Something unexpected went wrong.',
  data_in_use: 'Another operation is using this information and nothing was saved. Try again in a minute.',
  storage_full: 'The server has no disk space left and nothing was saved. Tell whoever runs it.',
  unavailable: 'The service is not available right now. Try again in a minute.',
}

/** The kinds of files that `tipo_recibido` and `tipo_esperado` name. */
export const FILE_KINDS_EN: Readonly<Record<string, string>> = {
  juicios: 'a Reporte de Juicios Evaluativos',
  aprendices: 'a Reporte de Aprendices',
  personas: 'a list of people',
  programa: 'a program design (Competencia, Resultado de Aprendizaje)',
  juicios_de_uno: 'a list of judgments of one person, without columns for document and name',
  instructores: 'a Reporte de Instructores por Ficha',
  asistencia: 'an attendance list',
  planeacion: 'a planning sheet',
  pe04: "a PE-04 (list of a centre's fichas)",
  df14: "a DF-14 (a centre's fichas by status)",
}

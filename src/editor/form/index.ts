/** Editor components and helpers for forms and their fields. */
export { AutocompleteField } from './autocomplete';
export { CaptchaField, captchaParties } from './captcha';
export { registerBlockConditions } from './block-condition';
export { ConditionFields, ConditionPanel } from './condition';
export { countryNames } from './countries';
export { DefaultValue } from './default-value';
export { FieldEdit } from './field-edit';
export type { FieldAttributes } from './field-edit';
export { FileRuleFields } from './file-rules';
export { NoKeyNotice, useMailingLists } from './mailing-lists';
export type { ListVendor } from './mailing-lists';
export { MailFilesField } from './mail-files';
export { PrefillField } from './prefill';
export { countFields, MOST_FIELDS } from './count-fields';
export { fieldsIn, useOtherFields } from './fields-of';
export type { FormField } from './fields-of';
export { useOwnId } from './use-own-id';

/** What the editor's side of forms and their fields is made of. */
export { ConditionPanel } from './condition';
export { FieldEdit } from './field-edit';
export type { FieldAttributes } from './field-edit';
export { fieldsIn, useOtherFields } from './fields-of';
export type { FormField } from './fields-of';
export { useOwnId } from './use-own-id';

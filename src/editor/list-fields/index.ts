export { cardFields, ratios } from './card-fields';
export { defaultsOf } from './defaults';
export { Fields } from './fields';
export type { Field, Values } from './fields';
export { Tokens } from './tokens';
export { taxonomyField } from './taxonomy-field';

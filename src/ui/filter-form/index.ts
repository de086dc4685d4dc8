/** Filters that visitors type or drag in. */
export { Apply, EndFields, type Ends, Frame, Title } from './frame';
export { type FormProps, useDraft, useFilter } from './use-filter';

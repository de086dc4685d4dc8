export { form } from './form';
export type { FormProps } from './types';

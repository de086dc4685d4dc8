export { ActionError } from './action-error';
export { addAssets } from './assets';
export type { Asset } from './assets';
export { callAction } from './call-action';
export type { ActionOptions } from './call-action';
export type { Field, Fields } from './fields';
export { pageAddress, partAddress } from '@frontage/lib/part-address';

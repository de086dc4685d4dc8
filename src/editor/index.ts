export { blockEditor, useChildren, useIsInside } from './blocks';
export { ChildTools } from './child-tools';
export { defaultsIn } from './defaults';
export { registerExtension } from './extension';
export type { Extension, ExtensionSettings, PanelProps } from './extension';
export { BlockSettings, useField } from './field-values';
export {
	ChoiceField,
	Field,
	RangeField,
	TextField,
	ToggleField,
} from './fields';
export type { Choice, FieldProps } from './fields';
export { registerRoom } from './register';
export { Setting, Settings } from './settings';
export { saveInnerBlocks } from './save';
export { onlyOpen, useOpenChild } from './use-open-child';
export type { OpenChild } from './use-open-child';

/** The editor API for modules. Loaded once for all of them (`build/editor.js`). */
export { AccentField } from './accent-field';
export { AddChild } from './add-child';
export { announced, announcedLabels } from './announced';
export { missingHelp, withMissing } from './missing';
export { blockEditor, useChildren, useIsInside } from './blocks';
export { ChildTools } from './child-tools';
export { fromCodeAttribute, toCodeAttribute } from './code-text';
export { defaultsIn } from './defaults';
export { DEVICES, useDevice, usePreviewedDevice } from './devices';
export type { Device, PerDevice } from './devices';
export { gapOf } from './gap';
export { CountingSettings, GaugeFields } from './gauge-settings';
export type { EditProps, SettingsProps } from './edit-props';
export { SourcePanel, SourcedImages, isSourced } from './image-source';
export { headingTags } from './heading-tags';
export { useKeptLast } from './kept-last';
export { withPictures } from './example-pictures';
export {
	FeedModeration,
	FeedSetup,
	KeysLink,
	findFeed,
	useFeedNetworks,
} from './feeds';
export type { FeedPost, FeedSource, FoundFeed } from './feeds';
export { FilterEdit } from './filter-edit';
export { lazyEdit } from './lazy-edit';
export { watchStyles } from './editor-styles';
export {
	isSmallPicture,
	previewSmallPictures,
	useSmallPictures,
} from './small-pictures';
export { LengthControl } from './length-control';
export { ListEdit } from './list-edit';
export { useIsPreview, useWritten } from './use-is-preview';
export { PostCards } from './cards';
export { registerExtension } from './extension';
export { compact } from './extension-settings';
export type {
	EditedBlock,
	ExtensionSettings,
	PanelProps,
} from './extension-settings';
export { BlockSettings, useField } from './field-values';
export {
	ChoiceField,
	Field,
	LongTextField,
	NumberField,
	RangeField,
	TextField,
	ToggleField,
} from './fields';
export type { Choice, FieldProps } from './fields';
export { selectOptions } from './select-options';
export { copies, fromHeadings, itemsToGroup } from './parts';
export type { Part } from './parts';
export {
	Gauge,
	NumberText,
	currencies,
	currencySigns,
	formatNumber,
	numberIn,
	numberLocale,
	parseNumber,
	shareOf,
} from './number';
export type { GaugeShape } from './number';
export { parentHeading } from './parent-heading';
export { sizeOf, usePicture, type Measured } from './picture';
export { PicturePlace } from './picture-place';
export type { ChosenPicture } from './picture-place';
export { PreviewButton } from './motion/preview-button';
export { registerBlock } from './register';
export {
	descriptionOf,
	formatted,
	savedContent,
	type Described,
} from './described';
export { Responsive } from './responsive';
export { CountFields } from './count-fields';
export { SearchFields } from './search-fields';
export { Setting, Settings } from './settings';
export { storeNamed } from './stores';
export { onlyOpen, useOpenChild } from './use-open-child';
export type { OpenChild } from './use-open-child';
export { helpOf } from './modules';
export type { EditorMeta, ThirdParty } from './modules';
export type {
	CheckedBlock,
	Finding,
	Fix,
	Found,
	Heading,
	Page,
	Place,
	Rule,
} from './rules';
export { useHeadings } from './use-headings';
export { useThemeColors } from './theme-colors';
export { untitled } from './untitled';
export type { Variation } from './variation';
export { defaultsOf, Fields, ratios, taxonomyField } from './list-fields';
export type { Field as ListField, Values } from './list-fields';
export {
	imagesOf,
	picturesOfImages,
	useFileDrop,
	WallParts,
	wallTransforms,
	withoutOwnCrops,
	withOwnCrops,
} from './walls';
export type {
	Wall,
	WallBlock,
	WallLayout,
	WallPicture,
	WallSettings,
} from './walls';
export { describeVideo } from './describe-video';
export { ServerPreview } from './preview';
export { FetchRows, FileButtons, isTable, parseCells } from './sheet';
export type { Cells, FetchedRows } from './sheet';
export { QueryPanel, listTransforms, queryLoopTransform } from './query';
export {
	countFields,
	MOST_FIELDS,
	AutocompleteField,
	CaptchaField,
	captchaParties,
	countryNames,
	useOtherFields,
	ConditionFields,
	DefaultValue,
	FieldEdit,
	FileRuleFields,
	MailFilesField,
	PrefillField,
	fieldsIn,
	registerBlockConditions,
	NoKeyNotice,
	useMailingLists,
	useOwnId,
	type FormField,
	type ListVendor,
} from './form';

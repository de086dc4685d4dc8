/** What we use of `@wordpress/block-editor`, which ships no types. */
declare module '@wordpress/block-editor' {
	import type { Block } from '@wordpress/blocks';
	import type { IconType } from '@wordpress/components';
	import type { ReduxStoreConfig, StoreDescriptor } from '@wordpress/data';
	import type {
		ComponentType,
		CSSProperties,
		HTMLAttributes,
		JSX,
		ReactNode,
		RefCallback,
	} from 'react';

	/** Name, attributes and inner blocks. */
	type TemplateEntry = readonly [ string, object?, Template? ];
	type Template = readonly TemplateEntry[];

	interface WrapperProps extends HTMLAttributes< HTMLElement > {
		ref: RefCallback< HTMLElement >;
		id: string;
		className: string;
	}

	/** Attributes of an element, custom properties and `data-*` among them. */
	type ElementProps = Omit< HTMLAttributes< HTMLElement >, 'style' > & {
		style?: CSSProperties | Record< `--${ string }`, string | number >;
		[ data: `data-${ string }` ]: unknown;
	};

	export const useBlockProps: {
		( props?: ElementProps ): WrapperProps;
		save: ( props?: ElementProps ) => Omit< WrapperProps, 'ref' >;
	};

	export function useBlockEditContext(): {
		clientId: string;
		isSelected: boolean;
	};

	export const BlockContextProvider: ComponentType< {
		value: object;
		children: ReactNode;
	} >;

	export function __experimentalUseBlockPreview( options: {
		blocks: Block[];
		props?: ElementProps;
	} ): WrapperProps & { children: JSX.Element };

	interface InnerBlocksOptions {
		template?: Template;
		templateLock?: 'all' | 'insert' | 'contentOnly' | false;
		allowedBlocks?: readonly string[];
		orientation?: 'horizontal' | 'vertical';
		renderAppender?: ComponentType | false;
		directInsert?: boolean;
		defaultBlock?: { name: string; attributes?: object };
	}

	export function useInnerBlocksProps(
		props?: ElementProps | WrapperProps,
		options?: InnerBlocksOptions
	): WrapperProps & { children: JSX.Element };

	export const InnerBlocks: ComponentType & {
		Content: ComponentType;
		ButtonBlockAppender: ComponentType;
		DefaultBlockAppender: ComponentType;
	};

	interface TextProps extends Omit<
		HTMLAttributes< HTMLElement >,
		'onChange'
	> {
		tagName?: keyof HTMLElementTagNameMap;
		/** Tells several texts of one block apart. */
		identifier?: string;
		value: string;
		onChange: ( value: string ) => void;
		placeholder?: string;
		disableLineBreaks?: boolean;
	}

	export const RichText: ComponentType<
		TextProps & {
			/** Names of formats; an empty list allows none. */
			allowedFormats?: readonly string[];
			withoutInteractiveFormatting?: boolean;
		}
	>;
	export const PlainText: ComponentType<
		TextProps & { __experimentalVersion?: 2 }
	>;

	export const BlockControls: ComponentType< {
		group?: 'block' | 'inline' | 'other' | 'parent';
		children: ReactNode;
	} >;
	export const InspectorControls: ComponentType< {
		group?: 'settings' | 'styles' | 'advanced' | 'typography' | 'color';
		children: ReactNode;
	} >;
	export const BlockSettingsMenuControls: ComponentType< {
		children: ( menu: { onClose: () => void } ) => ReactNode;
	} >;
	export const ColorPalette: ComponentType< {
		value?: string;
		enableAlpha?: boolean;
		onChange: ( color?: string ) => void;
	} >;

	export const PanelColorSettings: ComponentType< {
		title: string;
		colorSettings: {
			label: string;
			value?: string;
			onChange: ( color?: string ) => void;
		}[];
	} >;

	interface MediaProps< Media > {
		allowedTypes?: readonly string[];
		accept?: string;
		multiple?: boolean | 'add';
		/** One file, or a list where several may be chosen. */
		onSelect: ( media: Media ) => void;
	}

	export function MediaPlaceholder< Media >(
		props: MediaProps< Media > & {
			icon?: IconType;
			labels?: { title?: string; instructions?: string };
			value?: readonly object[];
			addToGallery?: boolean;
			isAppender?: boolean;
			onSelectURL?: ( url: string ) => void;
			children?: ReactNode;
		}
	): JSX.Element;
	export function MediaReplaceFlow< Media >(
		props: MediaProps< Media > & {
			name?: ReactNode;
			mediaId?: number;
			mediaIds?: readonly number[];
			mediaURL?: string;
			addToGallery?: boolean;
			onSelectURL?: ( url: string ) => void;
			onReset?: () => void;
			children?: ReactNode;
		}
	): JSX.Element;
	export function MediaUpload< Media >(
		props: MediaProps< Media > & {
			gallery?: boolean;
			value?: number | readonly number[];
			title?: string;
			render: ( frame: { open: () => void } ) => ReactNode;
		}
	): JSX.Element;
	export const MediaUploadCheck: ComponentType< { children: ReactNode } >;

	/** Values of theme.json by path; undefined where there is none. */
	export function useSettings( ...paths: string[] ): unknown[];

	interface Selectors {
		getBlock: ( state: object, clientId: string ) => Block | null;
		getBlockAttributes: (
			state: object,
			clientId: string
		) => Record< string, unknown > | null;
		getClientIdsWithDescendants: ( state: object ) => string[];
		getBlockInsertionPoint: ( state: object ) => {
			rootClientId?: string;
			index: number;
		};
		getBlockIndex: ( state: object, clientId: string ) => number;
		getBlockName: ( state: object, clientId: string ) => string | null;
		getBlockOrder: ( state: object, clientId?: string ) => string[];
		getBlockParentsByBlockName: (
			state: object,
			clientId: string,
			name: string
		) => string[];
		getBlockRootClientId: ( state: object, clientId: string ) => string;
		getBlocks: ( state: object, clientId?: string ) => Block[];
		getBlocksByClientId: ( state: object, clientIds: string[] ) => Block[];
		getSelectedBlockClientId: ( state: object ) => string | null;
		getSelectedBlockClientIds: ( state: object ) => string[];
		getSettings: ( state: object ) => Record< string, unknown >;
		hasSelectedInnerBlock: (
			state: object,
			clientId: string,
			deep: boolean
		) => boolean;
		isBlockSelected: ( state: object, clientId: string ) => boolean;
		isTyping: ( state: object ) => boolean;
		canInsertBlockType: (
			state: object,
			name: string,
			rootClientId?: string
		) => boolean;
	}

	interface Actions {
		flashBlock: ( clientId: string ) => void;
		insertBlock: (
			block: Block,
			index?: number,
			rootClientId?: string,
			updateSelection?: boolean
		) => void;
		insertBlocks: (
			blocks: Block[],
			index?: number,
			rootClientId?: string,
			updateSelection?: boolean
		) => void;
		moveBlockToPosition: (
			clientId: string,
			fromRootClientId: string,
			toRootClientId: string,
			index: number
		) => void;
		moveBlocksDown: ( clientIds: string[], rootClientId?: string ) => void;
		moveBlocksUp: ( clientIds: string[], rootClientId?: string ) => void;
		removeBlock: ( clientId: string, selectPrevious?: boolean ) => void;
		replaceBlocks: (
			clientIds: string | string[],
			blocks: Block | Block[]
		) => void;
		replaceInnerBlocks: (
			rootClientId: string,
			blocks: Block[],
			updateSelection?: boolean
		) => void;
		selectBlock: ( clientId: string, position?: 0 | -1 | null ) => void;
		updateBlockAttributes: (
			clientIds: string | string[],
			attributes: object,
			uniqueByBlock?: boolean
		) => void;
		__unstableMarkLastChangeAsPersistent: () => void;
		__unstableMarkNextChangeAsNotPersistent: () => void;
	}

	export const store: StoreDescriptor<
		ReduxStoreConfig< object, Actions, Selectors >
	>;
}

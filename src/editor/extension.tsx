import { hasBlockSupport } from '@wordpress/blocks';
import { createHigherOrderComponent } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';
import type { ComponentType } from 'react';
import { withExtensionGroup } from './extension-group';
import { describeModule, type EditorMeta } from './modules';

export type ExtensionSettings = Record< string, unknown >;

export interface EditedBlock {
	name: string;
	clientId: string;
	attributes: { frontage?: Record< string, ExtensionSettings > };
	setAttributes: ( changed: object ) => void;
	isSelected: boolean;
	wrapperProps?: Record< string, unknown >;
}

export interface PanelProps {
	settings: ExtensionSettings;
	/** Merges settings; an empty string or undefined removes one. */
	onChange: ( changed: ExtensionSettings ) => void;
	/** Removes all settings. */
	onReset: () => void;
}

export interface Extension {
	/** Folder name of the module. */
	slug: string;
	/** Of its panel in the group of extensions. */
	label: string;
	/** The `Setting`s in its panel. */
	Fields: ComponentType< PanelProps >;
	/** Returns whether a block can have it; any block by default. */
	isFor?: ( block: { name: string; clientId: string } ) => boolean;
	/** Returns props for the block's wrapper in the canvas; null for none. */
	preview?: ( settings: ExtensionSettings ) => object | null;
	/** Metadata for the cost panel; functions receive the block's attributes. */
	help?: Pick< EditorMeta, 'wake' | 'thirdParties' >;
}

/** All extensions, in the order of their folders. */
const registered: Extension[] = [];

/** Returns whether a block can be extended. Blocks without an element of their own cannot. */
export const takesExtensions = ( name: string ) =>
	hasBlockSupport( name, 'customClassName', true );

function addAttribute( settings: { attributes?: object } ) {
	return {
		...settings,
		attributes: { ...settings.attributes, frontage: { type: 'object' } },
	};
}

/** Adds the attribute that contains the settings of extensions to all blocks. */
export const addExtensionAttribute = () =>
	addFilter(
		'blocks.registerBlockType',
		'frontage/extension-attribute',
		addAttribute
	);

/** Removes unset keys; returns undefined if none are left. */
export function compact( settings: object ): object | undefined {
	const kept = Object.entries( settings ).filter(
		( [ , value ] ) => value !== undefined && value !== ''
	);
	return kept.length ? Object.fromEntries( kept ) : undefined;
}

function withPreview( { slug, preview }: Extension ) {
	return createHigherOrderComponent(
		( BlockListBlock: ComponentType< EditedBlock > ) =>
			( props: EditedBlock ) => {
				const settings = props.attributes.frontage?.[ slug ];
				const extra = settings && preview?.( settings );
				return extra ? (
					<BlockListBlock
						{ ...props }
						wrapperProps={ mergeProps( props.wrapperProps, extra ) }
					/>
				) : (
					<BlockListBlock { ...props } />
				);
			},
		'withFrontagePreview'
	);
}

function mergeProps( before: Record< string, unknown > = {}, extra: object ) {
	const { style, ...rest } = extra as Record< string, unknown >;
	return {
		...before,
		...rest,
		style: { ...( before.style as object ), ...( style as object ) },
	};
}

/**
 * Registers an extension: settings that any block can have, stored in its `frontage` attribute.
 *
 * Adds the attribute, a panel in the group of all extensions, and the preview.
 *
 * @param extension Slug, panel and preview.
 */
export function registerExtension( extension: Extension ): void {
	const { slug, help = {} } = extension;
	describeModule( slug, help );
	addExtensionAttribute();
	if ( ! registered.length ) {
		addFilter(
			'editor.BlockEdit',
			'frontage/extensions',
			withExtensionGroup( registered )
		);
	}
	registered.push( extension );
	if ( extension.preview ) {
		addFilter(
			'editor.BlockListBlock',
			`frontage/${ slug }`,
			withPreview( extension )
		);
	}
}

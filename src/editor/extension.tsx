import { InspectorControls } from '@wordpress/block-editor';
import { hasBlockSupport } from '@wordpress/blocks';
import { createHigherOrderComponent } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';
import type { ComponentType, ReactNode } from 'react';
import { useKeptLast } from './kept-last';
import { describeModule, type EditorMeta } from './modules';
import { Settings } from './settings';

export type ExtensionSettings = Record< string, unknown >;

interface EditedBlock {
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
	/** Of its panel in the sidebar. */
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

function withPanel( { slug, label, Fields, isFor = () => true }: Extension ) {
	return createHigherOrderComponent(
		( BlockEdit: ComponentType< EditedBlock > ) =>
			( props: EditedBlock ) => {
				const { attributes, setAttributes, isSelected } = props;
				const isOffered =
					isSelected &&
					takesExtensions( props.name ) &&
					isFor( props );
				if ( ! isOffered ) {
					return <BlockEdit { ...props } />;
				}
				const settings = attributes.frontage?.[ slug ] ?? {};
				const save = ( next: object ) =>
					setAttributes( {
						frontage: compact( {
							...attributes.frontage,
							[ slug ]: compact( next ),
						} ),
					} );
				return (
					<>
						<BlockEdit { ...props } />
						<InspectorControls>
							<ExtensionPanel
								label={ label }
								isSet={ slug in ( attributes.frontage ?? {} ) }
								onReset={ () => save( {} ) }
							>
								<Fields
									settings={ settings }
									onChange={ ( changed ) =>
										save( { ...settings, ...changed } )
									}
									onReset={ () => save( {} ) }
								/>
							</ExtensionPanel>
						</InspectorControls>
					</>
				);
			},
		'withFrontagePanel'
	);
}

interface ExtensionPanelProps {
	label: string;
	/** Whether the block has settings of the extension. */
	isSet: boolean;
	onReset: () => void;
	children: ReactNode;
}

/** The panel of an extension: after the block's own, and closed unless it is used. */
function ExtensionPanel( { isSet, ...panel }: ExtensionPanelProps ) {
	return (
		<Settings
			initialOpen={ isSet }
			panelRef={ useKeptLast() }
			{ ...panel }
		/>
	);
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
 * Adds the attribute, the panel and the preview.
 *
 * @param extension Slug, panel and preview.
 */
export function registerExtension( extension: Extension ): void {
	const { slug, help = {} } = extension;
	describeModule( slug, help );
	addExtensionAttribute();
	addFilter(
		'editor.BlockEdit',
		`frontage/${ slug }`,
		withPanel( extension )
	);
	if ( extension.preview ) {
		addFilter(
			'editor.BlockListBlock',
			`frontage/${ slug }`,
			withPreview( extension )
		);
	}
}

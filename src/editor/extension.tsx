import { InspectorControls } from '@wordpress/block-editor';
import { hasBlockSupport } from '@wordpress/blocks';
import { createHigherOrderComponent } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';
import type { ComponentType } from 'react';
import { describeModule, type EditorMeta } from './modules';

export type ExtensionSettings = Record< string, unknown >;

interface EditedBlock {
	name: string;
	attributes: { frontage?: Record< string, ExtensionSettings > };
	setAttributes: ( changed: object ) => void;
	isSelected: boolean;
	wrapperProps?: Record< string, unknown >;
}

export interface PanelProps {
	settings: ExtensionSettings;
	/** Merges; an empty text or undefined takes a setting away. */
	onChange: ( changed: ExtensionSettings ) => void;
	/** Takes all settings away. */
	onReset: () => void;
}

export interface Extension {
	/** The module's folder. */
	slug: string;
	/** The sidebar's panel. */
	Panel: ComponentType< PanelProps >;
	/** What the block's wrapper gets in the canvas; null for nothing. */
	preview?: ( settings: ExtensionSettings ) => object | null;
	/** What the meter needs to know; functions get the block's attributes. */
	help?: Pick< EditorMeta, 'wake' | 'thirdParties' >;
}

/**
 * Blocks that print no element of their own cannot be marked.
 * @param name
 */
const takesExtensions = ( name: string ) =>
	hasBlockSupport( name, 'customClassName', true );

function addAttribute( settings: { attributes?: object } ) {
	return {
		...settings,
		attributes: { ...settings.attributes, frontage: { type: 'object' } },
	};
}

/**
 * Drops what is not set; undefined if nothing is left.
 * @param settings
 */
function compact( settings: object ): object | undefined {
	const kept = Object.entries( settings ).filter(
		( [ , value ] ) => value !== undefined && value !== ''
	);
	return kept.length ? Object.fromEntries( kept ) : undefined;
}

function withPanel( { slug, Panel }: Extension ) {
	return createHigherOrderComponent(
		( BlockEdit: ComponentType< EditedBlock > ) =>
			( props: EditedBlock ) => {
				const { attributes, setAttributes, isSelected, name } = props;
				if ( ! isSelected || ! takesExtensions( name ) ) {
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
							<Panel
								settings={ settings }
								onChange={ ( changed ) =>
									save( { ...settings, ...changed } )
								}
								onReset={ () => save( {} ) }
							/>
						</InspectorControls>
					</>
				);
			},
		'withFrontagePanel'
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
 * Extensions: settings that any block can have, kept in its attribute `frontage`.
 *
 * A module calls `registerExtension()` once; the attribute, the panel and the preview are seen to
 * here.
 *
 * Makes an extension known to the editor.
 *
 * @param extension Slug, panel, preview.
 */
export function registerExtension( extension: Extension ): void {
	const { slug, help = {} } = extension;
	describeModule( slug, help );
	addFilter(
		'blocks.registerBlockType',
		'frontage/extension-attribute',
		addAttribute
	);
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

import { createHigherOrderComponent } from '@wordpress/compose';
import { addFilter } from '@wordpress/hooks';
import type { ComponentType } from 'react';
import { withExtensionGroup } from './extension-group';
import type { EditedBlock, Extension } from './extension-settings';
import { keepExtensions } from './keep-extensions';
import { describeModule } from './modules';

/** All extensions, in the order of their folders. */
const registered: Extension[] = [];

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

function withPreview( { slug, savedAs = slug, preview }: Extension ) {
	return createHigherOrderComponent(
		( BlockListBlock: ComponentType< EditedBlock > ) =>
			( props: EditedBlock ) => {
				const settings = props.attributes.frontage?.[ savedAs ];
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
	const { slug, savedAs = slug, help = {} } = extension;
	describeModule( savedAs, { ...help, slug } );
	addExtensionAttribute();
	if ( ! registered.length ) {
		keepExtensions();
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

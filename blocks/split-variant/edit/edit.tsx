import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	RangeField,
	TextField,
	defaultsIn,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';
import { PreviewLink } from './preview-link';

const TEMPLATE: [ string, object ][] = [
	[
		'core/paragraph',
		{ placeholder: __( 'Content of this variant…', 'frontage' ) },
	],
];

const DEFAULTS = defaultsIn( metadata, [ 'name', 'weight' ] );

export function Edit( props: EditProps< Attributes > ) {
	const inner = useInnerBlocksProps( useBlockProps(), {
		template: TEMPLATE,
	} );
	return (
		<>
			<InspectorControls>
				<BlockSettings
					label={ __( 'Variant', 'frontage' ) }
					defaults={ DEFAULTS }
					{ ...props }
				>
					<TextField
						name="name"
						label={ __( 'Name', 'frontage' ) }
						help={ __( 'Only shown to you.', 'frontage' ) }
					/>
					<RangeField
						name="weight"
						label={ __( 'Weight', 'frontage' ) }
						help={ __(
							'Share of visitors, compared with the other variants.',
							'frontage'
						) }
						min={ 0 }
						max={ 100 }
					/>
					<PreviewLink { ...props } />
				</BlockSettings>
			</InspectorControls>
			<div { ...inner } />
		</>
	);
}

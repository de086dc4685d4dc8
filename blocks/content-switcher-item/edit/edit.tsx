import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	TextField,
	defaultsIn,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const TEMPLATE: [ string, object ][] = [
	[
		'core/paragraph',
		{
			placeholder: __(
				'Content to show when this is selected…',
				'frontage'
			),
		},
	],
];

const DEFAULTS = defaultsIn( metadata, [ 'title', 'note' ] );

export function Edit( props: EditProps< Attributes > ) {
	const innerProps = useInnerBlocksProps( useBlockProps(), {
		template: TEMPLATE,
	} );
	return (
		<>
			<InspectorControls>
				<BlockSettings
					label={ __( 'Content', 'frontage' ) }
					defaults={ DEFAULTS }
					{ ...props }
				>
					<TextField
						name="title"
						label={ __( 'Name', 'frontage' ) }
					/>
					<TextField
						name="note"
						label={ __( 'Note next to the name', 'frontage' ) }
						help={ __(
							'For example, “2 months free”.',
							'frontage'
						) }
					/>
				</BlockSettings>
			</InspectorControls>
			<div { ...innerProps } />
		</>
	);
}

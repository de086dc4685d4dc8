import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import {
	BlockSettings,
	ChoiceField,
	RangeField,
	defaultsIn,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata );

const TEMPLATE: [ string, object, [ string, object ][] ][] = [
	[ 'core/buttons', {}, [ [ 'core/button', {} ] ] ],
];

export function Edit( block: EditProps< Attributes > ) {
	const { effect, duration } = block.attributes;
	const blockProps = useBlockProps( {
		className: `frontage-creative-button is-${ effect }`,
		style: {
			'--frontage-creative-button-time': `${ duration }ms`,
		} as CSSProperties,
	} );
	const inner = useInnerBlocksProps( blockProps, {
		template: TEMPLATE,
		// A lock would restore the template over added buttons.
		templateLock: false,
		renderAppender: false,
	} );
	return (
		<>
			<InspectorControls>
				<BlockSettings
					label={ __( 'On hover', 'frontage' ) }
					defaults={ DEFAULTS }
					{ ...block }
				>
					<ChoiceField< Attributes >
						name="effect"
						label={ __( 'Effect', 'frontage' ) }
						options={ {
							sweep: __( 'Fill from side', 'frontage' ),
							rise: __( 'Fill from below', 'frontage' ),
							curtain: __( 'Fill from center', 'frontage' ),
							shine: __( 'Shine', 'frontage' ),
							arrow: __( 'Arrow', 'frontage' ),
							lift: __( 'Lift', 'frontage' ),
							press: __( 'Press', 'frontage' ),
							ring: __( 'Ring', 'frontage' ),
						} }
					/>
					<RangeField
						name="duration"
						label={ __( 'Transition duration (ms)', 'frontage' ) }
						min={ 0 }
						max={ 2000 }
						step={ 50 }
					/>
				</BlockSettings>
			</InspectorControls>
			<div { ...inner } />
		</>
	);
}

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
} from '../../../src/editor';
import metadata from '../block.json';

interface ButtonAttributes extends Record< string, unknown > {
	effect: string;
	/** Milliseconds. */
	duration: number;
}

interface EditProps {
	attributes: ButtonAttributes;
	setAttributes: ( changed: Partial< ButtonAttributes > ) => void;
}

const DEFAULTS = defaultsIn( metadata );

const TEMPLATE: [ string, object, [ string, object ][] ][] = [
	[ 'core/buttons', {}, [ [ 'core/button', {} ] ] ],
];

export function Edit( block: EditProps ) {
	const { effect, duration } = block.attributes;
	const blockProps = useBlockProps( {
		className: `frontage-creative-button is-${ effect }`,
		style: {
			'--frontage-creative-button-time': `${ duration }ms`,
		} as CSSProperties,
	} );
	const inner = useInnerBlocksProps( blockProps, {
		template: TEMPLATE,
		// A lock would bring the template back over more buttons.
		templateLock: false,
		renderAppender: false,
	} );
	return (
		<>
			<InspectorControls>
				<BlockSettings
					label={ __( 'Under the mouse', 'frontage' ) }
					defaults={ DEFAULTS }
					{ ...block }
				>
					<ChoiceField
						name="effect"
						label={ __( 'Effect', 'frontage' ) }
						options={ {
							sweep: __( 'Fills from the side', 'frontage' ),
							rise: __( 'Fills from below', 'frontage' ),
							curtain: __( 'Fills from the middle', 'frontage' ),
							shine: __( 'Shines', 'frontage' ),
							arrow: __( 'An arrow comes', 'frontage' ),
							lift: __( 'Is lifted', 'frontage' ),
							press: __( 'Is pressed', 'frontage' ),
							ring: __( 'Gets a ring', 'frontage' ),
						} }
					/>
					<RangeField
						name="duration"
						label={ __( 'Duration of a move (ms)', 'frontage' ) }
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

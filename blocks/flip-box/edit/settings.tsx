import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	RangeField,
	defaultsIn,
} from '../../../src/editor';
import metadata from '../block.json';
import type { FlipBoxAttributes } from './types';

const DEFAULTS = defaultsIn( metadata );

interface Props {
	attributes: FlipBoxAttributes;
	setAttributes: ( changed: Partial< FlipBoxAttributes > ) => void;
}

/** The sidebar's settings. */
export function FlipBoxSettings( block: Props ) {
	return (
		<BlockSettings
			label={ __( 'Flip box', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...block }
		>
			<ChoiceField
				name="effect"
				label={ __( 'Movement', 'frontage' ) }
				help={ __(
					'None for visitors who asked for less motion.',
					'frontage'
				) }
				options={ {
					flip: __( 'Turns over', 'frontage' ),
					fade: __( 'Fades', 'frontage' ),
				} }
			/>
			{ block.attributes.effect === 'flip' && (
				<ChoiceField
					name="direction"
					label={ __( 'Turns', 'frontage' ) }
					options={ {
						end: __( 'As one turns a page back', 'frontage' ),
						start: __( 'As one turns a page on', 'frontage' ),
						up: __( 'Upwards', 'frontage' ),
						down: __( 'Downwards', 'frontage' ),
					} }
				/>
			) }
			<RangeField
				name="height"
				label={ __( 'Least height in pixels', 'frontage' ) }
				min={ 0 }
				max={ 800 }
				step={ 10 }
			/>
			<RangeField
				name="duration"
				label={ __( 'Duration in milliseconds', 'frontage' ) }
				min={ 0 }
				max={ 3000 }
				step={ 50 }
			/>
		</BlockSettings>
	);
}

import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	RangeField,
	TextField,
	ToggleField,
	defaultsIn,
} from '../../../src/editor';
import metadata from '../block.json';
import type { UnfoldAttributes } from './types';

const DEFAULTS = defaultsIn( metadata );

interface Props {
	attributes: UnfoldAttributes;
	setAttributes: ( changed: Partial< UnfoldAttributes > ) => void;
}

/** The sidebar's settings. */
export function UnfoldSettings( block: Props ) {
	return (
		<BlockSettings
			label={ __( 'Unfold', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...block }
		>
			<RangeField
				name="height"
				label={ __( 'Height while folded, in pixels', 'frontage' ) }
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
			<ChoiceField
				name="trigger"
				label={ __( 'Unfolds', 'frontage' ) }
				help={ __(
					'Fingers and keyboards always have the button.',
					'frontage'
				) }
				options={ {
					click: __( 'By the button', 'frontage' ),
					hover: __( 'When the mouse is over it', 'frontage' ),
				} }
			/>
			<ToggleField
				name="hasFade"
				label={ __( 'The last lines fade out', 'frontage' ) }
			/>
			<TextField
				name="moreLabel"
				label={ __( 'Button while folded', 'frontage' ) }
				placeholder={ __( 'Show more', 'frontage' ) }
			/>
			<TextField
				name="lessLabel"
				label={ __( 'Button while unfolded', 'frontage' ) }
				placeholder={ __( 'Show less', 'frontage' ) }
			/>
		</BlockSettings>
	);
}

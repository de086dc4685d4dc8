import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	RangeField,
	ToggleField,
	defaultsIn,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata );

/** The settings sidebar. */
export function ScrollingImageSettings( block: SettingsProps< Attributes > ) {
	const { direction } = block.attributes;
	const isUpright = direction === 'up' || direction === 'down';
	return (
		<BlockSettings
			label={ __( 'Scrolling images', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...block }
		>
			<ChoiceField< Attributes >
				name="direction"
				label={ __( 'Direction', 'frontage' ) }
				options={ {
					start: __( 'To the left (start)', 'frontage' ),
					end: __( 'To the right (end)', 'frontage' ),
					up: __( 'Up', 'frontage' ),
					down: __( 'Down', 'frontage' ),
				} }
			/>
			<RangeField
				name="speed"
				label={ __( 'Speed', 'frontage' ) }
				help={ __( 'Pixels per second.', 'frontage' ) }
				min={ 10 }
				max={ 400 }
				step={ 10 }
			/>
			<RangeField
				name="size"
				label={
					isUpright
						? __( 'Image width', 'frontage' )
						: __( 'Image height', 'frontage' )
				}
				min={ 24 }
				max={ 800 }
				step={ 8 }
			/>
			{ isUpright && (
				<RangeField
					name="frame"
					label={ __( 'Block height', 'frontage' ) }
					min={ 120 }
					max={ 1200 }
					step={ 20 }
				/>
			) }
			<RangeField
				name="gap"
				label={ __( 'Spacing', 'frontage' ) }
				min={ 0 }
				max={ 200 }
				step={ 4 }
			/>
			<ToggleField
				name="hasFade"
				label={ __( 'Fade at both ends', 'frontage' ) }
			/>
		</BlockSettings>
	);
}

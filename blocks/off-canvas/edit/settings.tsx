import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	RangeField,
	TextField,
	ToggleField,
	defaultsIn,
	type SettingsProps,
} from '@frontage/editor';
import { CloseFields } from '@frontage/editor/overlay';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata, [
	'opener',
	'mode',
	'side',
	'width',
	'label',
	'hasClose',
	'closesByEscape',
	'closesBeside',
	'closesOnLinks',
] );

/**
 * The sidebar's settings of how a panel looks and closes.
 *
 * @param props The block's attributes and how to change them.
 */
export function OffCanvasSettings( {
	attributes,
	setAttributes,
}: SettingsProps< Attributes > ) {
	return (
		<BlockSettings
			label={ __( 'Panel', 'frontage' ) }
			defaults={ DEFAULTS }
			attributes={ { ...attributes } }
			setAttributes={ setAttributes }
		>
			<Look />
			<ToggleField
				name="hasClose"
				label={ __( 'Show close button', 'frontage' ) }
			/>
			<CloseFields />
			<ToggleField
				name="closesOnLinks"
				label={ __(
					'Close when an anchor link is clicked',
					'frontage'
				) }
			/>
		</BlockSettings>
	);
}

function Look() {
	return (
		<>
			<ChoiceField< Attributes >
				name="opener"
				label={ __( 'Opened by', 'frontage' ) }
				options={ {
					menu: __( 'Menu button', 'frontage' ),
					button: __( 'Button', 'frontage' ),
					none: __( 'Anchor links only', 'frontage' ),
				} }
			/>
			<ChoiceField< Attributes >
				name="mode"
				label={ __( 'Animation', 'frontage' ) }
				options={ {
					slide: __( 'Slide over the page', 'frontage' ),
					'slide-along': __( 'Shift the page slightly', 'frontage' ),
					reveal: __( 'Reveal from behind the page', 'frontage' ),
					push: __( 'Push the page', 'frontage' ),
				} }
			/>
			<ChoiceField< Attributes >
				name="side"
				label={ __( 'Screen edge', 'frontage' ) }
				options={ {
					start: __( 'Left (start)', 'frontage' ),
					end: __( 'Right (end)', 'frontage' ),
					top: __( 'Top', 'frontage' ),
					bottom: __( 'Bottom', 'frontage' ),
				} }
			/>
			<RangeField
				name="width"
				label={ __( 'Width (px)', 'frontage' ) }
				min={ 200 }
				max={ 800 }
			/>
			<TextField
				name="label"
				label={ __( 'Screen reader label', 'frontage' ) }
			/>
		</>
	);
}

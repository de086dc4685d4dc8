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
import { CloseFields, LookFields } from '@frontage/editor/overlay';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const OPENING = defaultsIn( metadata, [ 'opener', 'label' ] );
const LOOK = defaultsIn( metadata, [
	'mode',
	'side',
	'width',
	'veil',
	'veilBlur',
	'focus',
] );
const CLOSING = defaultsIn( metadata, [
	'hasClose',
	'closesByEscape',
	'closesBeside',
	'closesOnLinks',
] );

/** The sidebar's settings of how a panel opens, looks and closes. */
export function OffCanvasSettings( {
	attributes,
	setAttributes,
}: SettingsProps< Attributes > ) {
	const block = { attributes: { ...attributes }, setAttributes };
	return (
		<>
			<BlockSettings
				label={ __( 'Opening', 'frontage' ) }
				defaults={ OPENING }
				{ ...block }
			>
				<Opening />
			</BlockSettings>
			<BlockSettings
				label={ __( 'Look', 'frontage' ) }
				defaults={ LOOK }
				{ ...block }
			>
				<Look />
				<LookFields of={ LOOK } />
			</BlockSettings>
			<BlockSettings
				label={ __( 'Closing', 'frontage' ) }
				defaults={ CLOSING }
				isCollapsed
				{ ...block }
			>
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
		</>
	);
}

const Opening = () => (
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
		<TextField
			name="label"
			label={ __( 'Screen reader label', 'frontage' ) }
		/>
	</>
);

function Look() {
	return (
		<>
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
		</>
	);
}

import { __ } from '@wordpress/i18n';
import {
	ChoiceField,
	RangeField,
	TextField,
	ToggleField,
	defaultsIn,
	type SettingsProps,
} from '@frontage/editor';
import {
	ClosingPanel,
	StylePanel,
	OpeningPanel,
} from '@frontage/editor/overlay';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const OPENING = defaultsIn( metadata, [ 'opener', 'label', 'counts' ] );
const STYLE = defaultsIn( metadata, [
	'mode',
	'side',
	'width',
	'veil',
	'veilBlur',
	'isSheet',
	'closePlace',
	'focus',
] );
const CLOSING = defaultsIn( metadata, [
	'hasClose',
	'closesByEscape',
	'closesBeside',
	'closesOnLinks',
] );

/** The sidebar's settings of how a panel opens, looks and closes. */
export const OffCanvasSettings = ( block: SettingsProps< Attributes > ) => (
	<>
		<OpeningPanel of={ OPENING } { ...block }>
			<Opening />
		</OpeningPanel>
		<StylePanel of={ STYLE } { ...block }>
			<StyleSettings />
		</StylePanel>
		<ClosingPanel of={ CLOSING } { ...block }>
			<ToggleField
				name="closesOnLinks"
				label={ __(
					'Close when an anchor link is clicked',
					'frontage'
				) }
			/>
			<ToggleField
				name="hasClose"
				label={ __( 'Show close button', 'frontage' ) }
			/>
		</ClosingPanel>
	</>
);

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
		<TextField name="label" label={ __( 'Name', 'frontage' ) } />
	</>
);

function StyleSettings() {
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
